"""The doors: calls over HTTP, and the socket."""
