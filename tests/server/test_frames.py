"""How messages travel: several in a frame, packed in the light of those before."""

from __future__ import annotations

import json
from itertools import chain

from websockets.extensions.permessage_deflate import PerMessageDeflate

from tests.server.table import MARCUS, PATIENCE, Client, Table, seat

STATE = 1 << 13
"""Bytes that a compressor has to remember to profit from the last state."""


def test_what_waits_together_travels_together(table: Table) -> None:
    client = Client(table.port)
    client.send(type="hello", token=table.create(seat(MARCUS))["seats"][0]["token"])
    frames: list[list[str]] = []
    while "state" not in [*chain(*frames)]:
        frames.append([message["type"] for message in json.loads(client.socket.recv(PATIENCE))])
    client.close()
    assert frames[0][0] == "welcome"
    assert len(frames) < len([*chain(*frames)])


def test_a_state_is_packed_in_the_light_of_the_last(table: Table) -> None:
    client = Client(table.port)
    (packing,) = client.socket.protocol.extensions
    client.close()
    assert isinstance(packing, PerMessageDeflate)
    assert not packing.remote_no_context_takeover
    assert 1 << packing.remote_max_window_bits >= 2 * STATE
