"""Player aids: the rules in short and what one looks up at the table, made from digest, content and catalogues."""

from eday.text.aid.document import Aid, Icon, Row, Section, Sheet, short_rules
from eday.text.aid.html import as_html
from eday.text.aid.make import make_aid
from eday.text.aid.problems import AidError

__all__ = ["Aid", "AidError", "Icon", "Row", "Section", "Sheet", "as_html", "make_aid", "short_rules"]
