"""Player aids as pages of the service."""

from __future__ import annotations

from tests.server.table import Table


def test_each_game_has_a_page_to_be_printed(table: Table) -> None:
    for game, other in (("board", "card"), ("card", "board")):
        answer = table.http.get(f"/api/aid/{game}", params={"paper": "letter"})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "size: letter" in answer.text
        assert answer.text == table.http.get(f"/api/aid/{game}", params={"paper": "letter"}).text
        assert answer.text != table.http.get(f"/api/aid/{other}").text


def test_other_games_and_papers_are_refused(table: Table) -> None:
    for path in ("/api/aid/chess", "/api/aid/board?paper=a3"):
        assert table.http.get(path).status_code == 400
