BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "chat" VALUES(1,'360705bbcd2b01ea',0,'Ann','see you tomorrow',1.79479077509909176824e+09);
INSERT INTO "chat" VALUES(2,'a3a88282d7f4262c',0,'Ann','see you tomorrow',1.79479077979584741592e+09);
INSERT INTO "chat" VALUES(3,'d689462490b4e6a9',0,'Ann','see you tomorrow',1.79479078361732172965e+09);
INSERT INTO "chat" VALUES(4,'34195847e0a77bbf',0,'Ann','see you tomorrow',1.79479078425470376018e+09);
CREATE TABLE choices (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	option TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	PRIMARY KEY (game, number), 
	CONSTRAINT one_choice_per_revision UNIQUE (game, revision), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',0,1,'cover:cover:2A.c6',1);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',1,1,'cover:cover:9A.c5',2);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',2,1,'stay',3);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',3,0,'cover:cover:2A.c3',4);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',4,1,'play_attack:order:hold_ground',5);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',5,1,'bonus_move',6);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',6,1,'stop',7);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',7,1,'attack:bolo_grenade.overkill:area:2A.D',8);
INSERT INTO "choices" VALUES('360705bbcd2b01ea',8,1,'dodge:order:vault_kick',9);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',0,0,'cover:cover:2A.c6',1);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',1,0,'stay',2);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',2,0,'swap:order:teamwork',3);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',3,0,'play_attack:order:active_reload',4);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',4,0,'drop:weapon:snub_pistol',5);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',5,0,'end',6);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',6,0,'activate:figure:wretch-3',7);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',7,0,'step:area:9A.B',8);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',8,0,'step:area:12A.D',9);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',9,0,'activate:figure:wretch-1',10);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',10,0,'guard:order:suppressing_fire',11);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',11,0,'attack:lancer.normal:figure:wretch-1',12);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',12,0,'discard:order:suppressing_fire',13);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',13,0,'discard:order:scavenging',14);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',14,0,'heal:1',15);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',15,0,'play_move:order:steady_aim',16);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',16,0,'drop:weapon:lancer',17);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',17,0,'solo_move:order:get_up',18);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',18,0,'move:area:16A.A',19);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',19,0,'cover:cover:16A.c2',20);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',20,0,'move:area:16A.B',21);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',21,0,'move:area:16A.C',22);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',22,0,'stop',23);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',23,0,'end',24);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',24,0,'activate:figure:wretch-3',25);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',25,0,'activate:figure:drone-3',26);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',26,0,'activate:figure:wretch-2',27);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',27,0,'activate:figure:drone-1',28);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',28,0,'heal:2',29);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',29,0,'play_attack:order:roadie_run',30);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',30,0,'swap:order:get_up',31);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',31,0,'end',32);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',32,0,'activate:figure:drone-2',33);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',33,0,'step:area:9A.D',34);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',34,0,'step:area:12A.B',35);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',35,0,'step:area:9A.D',36);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',36,0,'step:area:12A.B',37);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',37,0,'activate:figure:drone-1',38);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',38,0,'activate:figure:drone-2',39);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',39,0,'heal:2',40);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',40,0,'play_move:order:sit_tight',41);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',41,0,'move:area:16A.F',42);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',42,0,'move:area:16A.D',43);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',43,0,'stop',44);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',44,0,'solo_move:order:explore',45);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',45,0,'move:area:16A.F',46);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',46,0,'activate:figure:wretch-2',47);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',47,0,'pass',48);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',48,0,'discard:order:vault_kick',49);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',49,0,'discard:order:advance',50);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',50,0,'heal:1',51);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',51,0,'play_move:order:dig_in',52);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',52,0,'move:area:16A.D',53);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',53,0,'move:area:16A.F',54);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',54,0,'activate:figure:wretch-2',55);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',55,0,'activate:figure:wretch-1',56);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',56,0,'activate:figure:drone-3',57);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',57,0,'activate:figure:drone-2',58);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',58,0,'activate:figure:drone-1',59);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',59,0,'heal:0',60);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',60,0,'play_attack:order:blind_fire',61);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',61,0,'end',62);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',62,0,'activate:figure:wretch-1',63);
INSERT INTO "choices" VALUES('a3a88282d7f4262c',63,0,'step:area:9A.G',64);
INSERT INTO "choices" VALUES('d689462490b4e6a9',0,0,'discard:card:cog-heroism#3',1);
INSERT INTO "choices" VALUES('d689462490b4e6a9',1,1,'discard:card:loc-boomer#3',2);
INSERT INTO "choices" VALUES('d689462490b4e6a9',2,1,'discard:card:loc-ink-grenade#1',3);
INSERT INTO "choices" VALUES('d689462490b4e6a9',3,0,'deploy:card:cog-vanguard#1',4);
INSERT INTO "choices" VALUES('d689462490b4e6a9',4,0,'move:card:cog-vanguard#1:row:1',5);
INSERT INTO "choices" VALUES('d689462490b4e6a9',5,0,'discard:card:cog-fresh-recruit#2',6);
INSERT INTO "choices" VALUES('d689462490b4e6a9',6,1,'discard:card:loc-hive-mind#1',7);
INSERT INTO "choices" VALUES('34195847e0a77bbf',0,0,'discard:card:cog-heroism#1',1);
INSERT INTO "choices" VALUES('34195847e0a77bbf',1,1,'discard:card:loc-boomer#2',2);
INSERT INTO "choices" VALUES('34195847e0a77bbf',2,1,'discard:card:loc-hive-mind#2',3);
INSERT INTO "choices" VALUES('34195847e0a77bbf',3,0,'discard:card:cog-sergeant#1',4);
INSERT INTO "choices" VALUES('34195847e0a77bbf',4,0,'draw',5);
INSERT INTO "choices" VALUES('34195847e0a77bbf',5,1,'discard:card:loc-ink-grenade#1',6);
INSERT INTO "choices" VALUES('34195847e0a77bbf',6,1,'draw',7);
INSERT INTO "choices" VALUES('34195847e0a77bbf',7,0,'discard:card:cog-private#1',8);
INSERT INTO "choices" VALUES('34195847e0a77bbf',8,0,'draw',9);
INSERT INTO "choices" VALUES('34195847e0a77bbf',9,1,'deploy:card:loc-grenadier#1',10);
INSERT INTO "choices" VALUES('34195847e0a77bbf',10,1,'move:card:loc-grenadier#1:row:1',11);
INSERT INTO "choices" VALUES('34195847e0a77bbf',11,1,'discard:card:loc-respawn#1',12);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	head TEXT NOT NULL, 
	summary TEXT NOT NULL, 
	host_hash VARCHAR(64) NOT NULL, 
	spectator_hash VARCHAR(64) NOT NULL, 
	revision INTEGER NOT NULL, 
	roster INTEGER NOT NULL, undo_asked INTEGER, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('360705bbcd2b01ea',1.79479077380324172972e+09,1.79479077506547856331e+09,'running','{"game": "board", "rules": "board-1", "content": {"hash": "d24a289e4488e4b5e082a58033d3b5a67bcf61de152c3c18526ad937cd42f2e7", "patch": {}}, "setup": {"mission": "emergence", "cogs": ["marcus_fenix", "dominic_santiago"], "insane": false, "horde": "normal"}, "seed": 7}','{"mission": "emergence", "stage": 1, "turn": 1, "outcome": null}','3efa5b10e7542a280d0e5180240dbd17712d769774016a7056dcf1f3eb980d53','d32d156e9b953dad9aafe57c4ceade5039b21f243ccd726df414ee2eb3ea686a',9,0,NULL);
INSERT INTO "games" VALUES('a3a88282d7f4262c',1.79479077517811656003e+09,1.79479077964880800251e+09,'finished','{"game": "board", "rules": "board-1", "content": {"hash": "d24a289e4488e4b5e082a58033d3b5a67bcf61de152c3c18526ad937cd42f2e7", "patch": {}}, "setup": {"mission": "emergence", "cogs": ["marcus_fenix"], "insane": false, "horde": "normal"}, "seed": 8}','{"mission": "emergence", "stage": 1, "turn": 6, "outcome": {"winner": "locust", "reason": "all_bleeding_out"}}','ebe80f7e4f2802da264ce70a4b9b57ab5b1af20b5285c9e66d625f7e162d1d9d','2de4e520227247056c338a32db2d44b7b6c3a2702995be0f6cb8b45183a46dfe',64,0,NULL);
INSERT INTO "games" VALUES('d689462490b4e6a9',1.79479078349962830546e+09,1.79479078360594940192e+09,'running','{"game": "card", "rules": "card-1", "content": {"hash": "0babb11f20a2ff49ac80dff3052b82c62024158e7bcac52dd618719d3dfe2d15", "patch": {}}, "setup": {"chapter": 1, "decks": [["cog-airstrike", "cog-airstrike", "cog-battle-plans", "cog-captain", "cog-captain", "cog-coordinated-assault", "cog-elite-armadillo", "cog-fresh-recruit", "cog-fresh-recruit", "cog-heavy-infantry", "cog-heavy-infantry", "cog-heroism", "cog-heroism", "cog-heroism", "cog-hit-the-floor", "cog-king-raven", "cog-planted-grenade", "cog-planted-grenade", "cog-private", "cog-private", "cog-scout", "cog-scout", "cog-sergeant", "cog-sergeant", "cog-vanguard", "cog-vanguard"], ["loc-blood-rush", "loc-blood-rush", "loc-boomer", "loc-boomer", "loc-boomer", "loc-cyclops", "loc-cyclops", "loc-drone", "loc-drone", "loc-frenzy", "loc-frenzy", "loc-grenadier", "loc-grenadier", "loc-hive-mind", "loc-hive-mind", "loc-hunter", "loc-hunter", "loc-ink-grenade", "loc-kantus", "loc-kantus", "loc-reaver-drop", "loc-respawn", "loc-wont-stay-dead", "loc-wretch-pack", "loc-wretch-pack", "loc-wretch-pack"]], "previous_winner": -1, "first_if_equal": 0}, "seed": 7}','{"chapter": 1, "turn": 4, "outcome": null}','988d82197f818e77f321f5270e607347b5bae2890c973a76bb3d6a2eb6fabd67','0a8a9a432bdfdaadf97dfdceb89a806e503b5b11a6616f5fdd51afdcaaac2cc0',7,0,NULL);
INSERT INTO "games" VALUES('34195847e0a77bbf',1.79479078363433432576e+09,1.7947907842354979515e+09,'running','{"game": "campaign", "rules": "card-1", "content": {"hash": "0babb11f20a2ff49ac80dff3052b82c62024158e7bcac52dd618719d3dfe2d15", "patch": {}}, "setup": {"best_of": 1}, "seed": 7}','{"chapter": 1, "score": {"cog": 0, "locust": 0}, "turn": 7, "outcome": null}','bd63237609f6c57fe3cf549d2dc8f2df37d4a714629346f96fae93a97d84a46d','02b8a5e892deb9fb8dc5c6faa0808fa1e84995b5c79246cd43bbd151f3f4cfbc',12,0,NULL);
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	cog VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	token_hash VARCHAR(64), 
	guard VARCHAR(16) NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('360705bbcd2b01ea',0,'marcus_fenix','human','Ann','b2a63060b3e7704735a5072e24f58020ab9cf24d373d6fa8a8078934760e33d6','matters');
INSERT INTO "seats" VALUES('360705bbcd2b01ea',1,'dominic_santiago','bot','Ann',NULL,'matters');
INSERT INTO "seats" VALUES('a3a88282d7f4262c',0,'marcus_fenix','hotseat','Ann','0615e485050bf9668e787b52471a37b53f850f0833c54100cda08b2cbfe41133','matters');
INSERT INTO "seats" VALUES('d689462490b4e6a9',0,'cog','human','COG','f513edb2b470341890f5362d3b2b2654f6fd7c5661c77dde768f7f484fc63687','matters');
INSERT INTO "seats" VALUES('d689462490b4e6a9',1,'locust','human','Locust','7d4a1ead1b5a3e495cd84ed20a01f5fac2563af2c0624f815db1d75a70ea58fd','matters');
INSERT INTO "seats" VALUES('34195847e0a77bbf',0,'cog','hotseat','COG','76b74d208f81d969fd072346f57eef092315d5539d766284e74f4d4411673cc9','matters');
INSERT INTO "seats" VALUES('34195847e0a77bbf',1,'locust','hotseat','Locust','76b74d208f81d969fd072346f57eef092315d5539d766284e74f4d4411673cc9','matters');
CREATE INDEX ix_games_spectator_hash ON games (spectator_hash);
CREATE INDEX ix_games_host_hash ON games (host_hash);
CREATE INDEX ix_seats_token_hash ON seats (token_hash);
CREATE INDEX chat_of_game ON chat (game, id);
COMMIT;
