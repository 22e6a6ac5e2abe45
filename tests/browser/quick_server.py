"""The table's server as `eday serve` runs it, but with bots that do not pause. Arguments: port, database."""

from __future__ import annotations

import sys

from eday.server.run import listen, serve
from eday.server.settings import Settings

if __name__ == "__main__":
    port, database = sys.argv[1:]
    sys.exit(serve(listen("127.0.0.1", int(port)), Settings(database=database, bot_pause=0.0)))
