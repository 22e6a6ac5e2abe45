"""What is printed on the components, as data: vocabulary, files, overlays and checks."""

from eday.content.errors import ContentError
from eday.content.loader import from_patch, load
from eday.content.model import Content, fingerprint
from eday.content.table import Row, component_table

__all__ = ["Content", "ContentError", "Row", "component_table", "fingerprint", "from_patch", "load"]
