"""`python -m eday` is the `eday` command."""

import sys

from eday.cli import main

if __name__ == "__main__":
    sys.exit(main())
