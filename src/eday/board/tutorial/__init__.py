"""The guided first mission."""
