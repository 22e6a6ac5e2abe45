"""The web table's service: lobby, seats, sockets, storage. Knows games by their public interface, and no rule."""
