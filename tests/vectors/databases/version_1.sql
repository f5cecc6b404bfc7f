BEGIN TRANSACTION;
CREATE TABLE about (
	schema_version INTEGER NOT NULL, 
	PRIMARY KEY (schema_version)
);
INSERT INTO "about" VALUES(1);
CREATE TABLE report (
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "report" VALUES(1,'9bFlIkpYt5HY',1700000000000,'{}');
CREATE TABLE table_event (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at_ms BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	actor VARCHAR(16) NOT NULL, 
	cmd_id VARCHAR(80), 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	UNIQUE (table_id, cmd_id)
);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',0,1795383497756,'opened','',NULL,'{"game":"trex","rules":1,"preset":"","options":{"first_king":"seven_of_hearts","direction":"ccw","kingdom_order":"next","contract_choice":"slaps,king,queens,diamonds,trex","mode":"single","doubling":"on","doubling_reveal":"simultaneous","kh_appeal":"K,KA","kh_appeal_show":"on","appeal_who":"any","trex_redeal":"on","slam_replay":"off","jacks_replay":"off","queens_face_up":"on","diamonds_face_up":"off","forced_penalty_discard":"off","values_swapped":"off","score_sign":"normal","partnership":"off","partnership_scoring":"sum","expose_twos":"on","early_end":"on","lead_ban":"none","partner_lifts_late":"off","look_back":"last"},"seats":4,"bots":"random","seed":"303e61cdc4bb86c3d1c427103c344c4189eb2f1e7bd5d47e446fcec2a3d81173","bot_names":["lina","yara","faris","karam"],"joinable":true,"talk":false,"follows":""}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',1,1795383497802,'sat','seat 0',NULL,'{"seat":0,"name":"Person 1","token_hash":"e0cca2965509df678c8064f5e0b9076016fa752f88a6c749768db83479450cc5"}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',2,1795383497828,'started','seat 0',NULL,'{"nonces":["00000000000000000000000000000001","","",""],"events":["new deal 0","deal 0 J86.JT93.AJ2.A72","deal 1 QT95432.AK8.7.KQ","deal 2 K7.Q652.K963.J84","deal 3 A.74.QT854.T9653","show 3 7H","3 choose slaps"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',3,1795383497836,'acted','bot 3',NULL,'{"seat":3,"events":["3 5D"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',4,1795383497839,'acted','seat 0','0:a4fb3f9bed8118fb','{"seat":0,"events":["0 AD"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',5,1795383497849,'acted','bot 1',NULL,'{"seat":1,"events":["1 7D"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',6,1795383497859,'acted','bot 2',NULL,'{"seat":2,"events":["2 6D"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',7,1795383497863,'acted','seat 0','0:b760df16fd15491b','{"seat":0,"events":["0 2D"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',8,1795383497868,'acted','bot 1',NULL,'{"seat":1,"events":["1 TS"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',9,1795383497872,'acted','bot 2',NULL,'{"seat":2,"events":["2 9D"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',10,1795383497976,'acted','bot 3',NULL,'{"seat":3,"events":["3 4D"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',11,1795383497980,'acted','bot 2',NULL,'{"seat":2,"events":["2 QH"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',12,1795383497988,'acted','bot 3',NULL,'{"seat":3,"events":["3 7H"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',13,1795383497992,'acted','seat 0','0:92bcbd61da7aff03','{"seat":0,"events":["0 9H"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',14,1795383497996,'acted','bot 1',NULL,'{"seat":1,"events":["1 AH"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',15,1795383498000,'acted','bot 1',NULL,'{"seat":1,"events":["1 3S"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',16,1795383498004,'acted','bot 2',NULL,'{"seat":2,"events":["2 7S"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',17,1795383498008,'acted','bot 3',NULL,'{"seat":3,"events":["3 AS"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',18,1795383498011,'acted','seat 0','0:0cd12885d9719567','{"seat":0,"events":["0 JS"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',19,1795383498014,'acted','bot 3',NULL,'{"seat":3,"events":["3 QD"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',20,1795383498023,'acted','seat 0','0:8393079dc5f671c9','{"seat":0,"events":["0 JD"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',21,1795383498039,'acted','bot 1',NULL,'{"seat":1,"events":["1 KH"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',22,1795383498048,'acted','bot 2',NULL,'{"seat":2,"events":["2 3D"]}');
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',23,1795383498052,'acted','bot 3',NULL,'{"seat":3,"events":["3 8D"]}');
CREATE INDEX ix_report_table_id ON report (table_id);
COMMIT;
