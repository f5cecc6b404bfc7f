BEGIN TRANSACTION;
CREATE TABLE about (
	schema_version INTEGER NOT NULL, 
	PRIMARY KEY (schema_version)
);
INSERT INTO "about" VALUES(4);
CREATE TABLE account (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	name_key VARCHAR(80) NOT NULL, 
	password_hash VARCHAR(255) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (name_key)
);
INSERT INTO "account" VALUES('f06e148cb2f4d687c76c9bbc','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$KDlSqpOPjnRPlvFUSbruFA$vTaM99yxgpgDd7qT33gJwIFkyKnbNx9sQF1oWdSA7HE',1795630791331);
CREATE TABLE account_seat (
	table_id VARCHAR(32) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(32) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (table_id, token_hash), 
	UNIQUE (table_id, account_id)
);
INSERT INTO "account_seat" VALUES('5myw5LKz9NVj','d2b1f1d83f0ad4f52dec8a1e2091f5c94ffad00ed3528362353fbe97aacd0187','f06e148cb2f4d687c76c9bbc',1795630791357);
INSERT INTO "account_seat" VALUES('9bFlIkpYt5HY','d2b1f1d83f0ad4f52dec8a1e2091f5c94ffad00ed3528362353fbe97aacd0187','f06e148cb2f4d687c76c9bbc',1795630791357);
CREATE TABLE account_session (
	token_hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(32) NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	PRIMARY KEY (token_hash)
);
INSERT INTO "account_session" VALUES('959df9ce3e3c03905cebc414e385fac0f4ad5ff1f0e06408bbe4ad82a1b67f90','f06e148cb2f4d687c76c9bbc',1811182791387);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE blocked (
	kind VARCHAR(8) NOT NULL, 
	value VARCHAR(80) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (kind, value)
);
CREATE TABLE listing (
	"key" VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	run VARCHAR(32) NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	rules VARCHAR(64) NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	free INTEGER NOT NULL, 
	opened_ms BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY ("key"), 
	UNIQUE (table_id)
);
CREATE TABLE node (
	name VARCHAR(32) NOT NULL, 
	address VARCHAR(255) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	lease_until DATETIME NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE notice (
	at_ms BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (at_ms)
);
CREATE TABLE program (
	name VARCHAR(80) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (name), 
	UNIQUE (token_hash)
);
CREATE TABLE report (
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE server_run (
	run VARCHAR(32) NOT NULL, 
	alive_ms BIGINT NOT NULL, 
	PRIMARY KEY (run)
);
CREATE TABLE table_code (
	code VARCHAR(16) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "table_code" VALUES('8V4X94Y','9bFlIkpYt5HY',1795717176918);
INSERT INTO "table_code" VALUES('HFQ4Q8Y','5myw5LKz9NVj',1795717189702);
CREATE TABLE table_event (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at_ms BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	actor VARCHAR(16) NOT NULL, 
	cmd_id VARCHAR(80), 
	body TEXT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	UNIQUE (table_id, cmd_id)
);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',0,1795630776918,'opened','',NULL,'{"game":"hearts","rules":1,"preset":"","options":{"form":"international","pass_cards":"off","pass_cycle":"left,right,across,none","no_pts_on_first_trick":"on","can_lead_any_club":"off","must_break_hearts":"on","qs_breaks_hearts":"off","can_lead_hearts_instead_of_qs":"off","jd_bonus":"off","avoid_all_tricks_bonus":"off","moon":"others","target":"100","deals":"1","early_end":"on","look_back":"last"},"seats":4,"bots":"random","seed":"303e61cdc4bb86c3d1c427103c344c4189eb2f1e7bd5d47e446fcec2a3d81173","bot_names":["lina","yara","faris","karam"],"joinable":true,"talk":false,"follows":"","blocked":[],"clock":"off","code":"8V4X94Y","public":false,"spectators":"link","takeover":"anyone"}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',1,1795630786434,'sat','seat 0',NULL,'{"seat":0,"name":"Person 1","token_hash":"e0cca2965509df678c8064f5e0b9076016fa752f88a6c749768db83479450cc5","program":false}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',2,1795630786820,'sat','seat 2',NULL,'{"seat":2,"name":"Person 2","token_hash":"d2b1f1d83f0ad4f52dec8a1e2091f5c94ffad00ed3528362353fbe97aacd0187","program":false}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',3,1795630786944,'started','seat 0',NULL,'{"nonces":["00000000000000000000000000000001","","00000000000000000000000000000002",""],"events":["new deal 0","deal 0 T963.KQ.T9853.K7","deal 1 KQ7.JT32.Q2.AQT8","deal 2 A2.A9654.J7.J532","deal 3 J854.87.AK64.964","show 2 2C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',4,1795630787012,'acted','seat 2','2:2542e4da0a1764ea','{"seat":2,"events":["2 2C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',5,1795630787087,'acted','bot 3',NULL,'{"seat":3,"events":["3 9C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',6,1795630787126,'acted','seat 0','0:861be4492ae11ceb','{"seat":0,"events":["0 7C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',7,1795630787144,'acted','bot 1',NULL,'{"seat":1,"events":["1 AC"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',8,1795630787161,'acted','bot 1',NULL,'{"seat":1,"events":["1 QD"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',9,1795630787242,'acted','seat 2','2:cb1ed740d1386ed3','{"seat":2,"events":["2 7D"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',10,1795630787307,'acted','bot 3',NULL,'{"seat":3,"events":["3 4D"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',11,1795630787363,'acted','seat 0','0:384cad3c66f670e9','{"seat":0,"events":["0 3D"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',12,1795630787423,'acted','bot 1',NULL,'{"seat":1,"events":["1 2D"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',13,1795630787470,'acted','seat 2','2:a062b0b6559df5f3','{"seat":2,"events":["2 JD"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',14,1795630787547,'acted','bot 3',NULL,'{"seat":3,"events":["3 6D"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',15,1795630787940,'acted','seat 0','0:a0e072168bbf96b8','{"seat":0,"events":["0 9D"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',16,1795630787973,'acted','seat 2','2:d0024861cf96f7c6','{"seat":2,"events":["2 JC"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',17,1795630787991,'acted','bot 3',NULL,'{"seat":3,"events":["3 6C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',18,1795630788017,'acted','seat 0','0:c1f10e6d1cf4c197','{"seat":0,"events":["0 KC"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',19,1795630788021,'acted','bot 1',NULL,'{"seat":1,"events":["1 8C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',20,1795630788053,'acted','seat 0','0:7a179803ef947308','{"seat":0,"events":["0 8D"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',21,1795630788057,'acted','bot 1',NULL,'{"seat":1,"events":["1 JH"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',22,1795630788077,'acted','seat 2','2:30842342bec86a24','{"seat":2,"events":["2 5C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',23,1795630788083,'acted','bot 3',NULL,'{"seat":3,"events":["3 AD"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',24,1795630788086,'acted','bot 3',NULL,'{"seat":3,"events":["3 JS"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',25,1795630788136,'acted','seat 0','0:39a4abbc69755bc8','{"seat":0,"events":["0 6S"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',26,1795630788154,'acted','bot 1',NULL,'{"seat":1,"events":["1 7S"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',27,1795630788208,'acted','seat 2','2:fc46da76d190a33d','{"seat":2,"events":["2 AS"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',28,1795630788236,'acted','seat 2','2:d0df3c1087ae91ca','{"seat":2,"events":["2 4H"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',29,1795630788243,'acted','bot 3',NULL,'{"seat":3,"events":["3 7H"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',30,1795630788280,'acted','seat 0','0:1b0cd7d219064c2a','{"seat":0,"events":["0 KH"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',31,1795630788294,'acted','bot 1',NULL,'{"seat":1,"events":["1 TH"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',32,1795630788346,'acted','seat 0','0:d9f9daef10c920d5','{"seat":0,"events":["0 QH"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',33,1795630788384,'acted','bot 1',NULL,'{"seat":1,"events":["1 3H"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',34,1795630788403,'acted','seat 2','2:a134a61ab25101e3','{"seat":2,"events":["2 9H"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',35,1795630788408,'acted','bot 3',NULL,'{"seat":3,"events":["3 8H"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',36,1795630788418,'acted','seat 0','0:057cea3fb8f27134','{"seat":0,"events":["0 3S"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',37,1795630788427,'acted','bot 1',NULL,'{"seat":1,"events":["1 QS"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',38,1795630788457,'acted','seat 2','2:b4782477d1e6fb15','{"seat":2,"events":["2 2S"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',39,1795630788462,'acted','bot 3',NULL,'{"seat":3,"events":["3 4S"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',40,1795630788466,'acted','bot 1',NULL,'{"seat":1,"events":["1 TC"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',41,1795630788485,'acted','seat 2','2:ec10dd4a9f5156c8','{"seat":2,"events":["2 3C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',42,1795630788489,'acted','bot 3',NULL,'{"seat":3,"events":["3 4C"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',43,1795630788532,'acted','seat 0','0:4291bd610436b3a6','{"seat":0,"events":["0 9S"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',44,1795630788560,'acted','bot 1',NULL,'{"seat":1,"events":["1 2H"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',45,1795630788584,'acted','seat 2','2:e867c4458d15c597','{"seat":2,"events":["2 AH"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',46,1795630788602,'acted','bot 3',NULL,'{"seat":3,"events":["3 8S"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',47,1795630788632,'acted','seat 0','0:39ed4785468f26cf','{"seat":0,"events":["0 TD"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',48,1795630788735,'acted','seat 2','2:ce359f4bb24d8df0','{"seat":2,"events":["2 5H"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',49,1795630788771,'acted','bot 3',NULL,'{"seat":3,"events":["3 KD"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',50,1795630788863,'acted','seat 0','0:99e263924d5ca585','{"seat":0,"events":["0 5D"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',51,1795630788907,'acted','bot 1',NULL,'{"seat":1,"events":["1 KS"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',52,1795630789012,'acted','seat 2','2:097054b804949ee4','{"seat":2,"events":["2 6H"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',53,1795630789048,'acted','bot 3',NULL,'{"seat":3,"events":["3 5S"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',54,1795630789168,'acted','seat 0','0:7a783ef89e5bfae2','{"seat":0,"events":["0 TS"]}',1);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',55,1795630789211,'acted','bot 1',NULL,'{"seat":1,"events":["1 QC"]}',1);
INSERT INTO "table_event" VALUES('5myw5LKz9NVj',0,1795630789702,'opened','',NULL,'{"game":"hearts","rules":1,"preset":"","options":{"form":"international","pass_cards":"off","pass_cycle":"left,right,across,none","no_pts_on_first_trick":"on","can_lead_any_club":"off","must_break_hearts":"on","qs_breaks_hearts":"off","can_lead_hearts_instead_of_qs":"off","jd_bonus":"off","avoid_all_tricks_bonus":"off","moon":"others","target":"100","deals":"1","early_end":"on","look_back":"last"},"seats":4,"bots":"random","seed":"86d2c96e760e819b85c924c3597164c4a6058a00581a22b22de50472433d2e44","bot_names":["tala","yara","lina","karam"],"joinable":true,"talk":false,"follows":"","blocked":[],"clock":"off","code":"HFQ4Q8Y","public":false,"spectators":"link","takeover":"anyone"}',1);
INSERT INTO "table_event" VALUES('5myw5LKz9NVj',1,1795630790097,'sat','seat 0',NULL,'{"seat":0,"name":"Person 2","token_hash":"d2b1f1d83f0ad4f52dec8a1e2091f5c94ffad00ed3528362353fbe97aacd0187","program":false}',1);
INSERT INTO "table_event" VALUES('5myw5LKz9NVj',2,1795630790230,'started','seat 0',NULL,'{"nonces":["00000000000000000000000000000002","","",""],"events":["new deal 0","deal 0 Q643.KT52..J9873","deal 1 AJ.9.KQJT9743.52","deal 2 K8.AJ743.A8.AKQ4","deal 3 T9752.Q86.652.T6","show 1 2C"]}',1);
INSERT INTO "table_event" VALUES('5myw5LKz9NVj',3,1795630790275,'acted','bot 1',NULL,'{"seat":1,"events":["1 2C"]}',1);
INSERT INTO "table_event" VALUES('5myw5LKz9NVj',4,1795630790314,'acted','bot 2',NULL,'{"seat":2,"events":["2 4C"]}',1);
INSERT INTO "table_event" VALUES('5myw5LKz9NVj',5,1795630790343,'acted','bot 3',NULL,'{"seat":3,"events":["3 TC"]}',1);
CREATE TABLE table_head (
	table_id VARCHAR(32) NOT NULL, 
	epoch INTEGER NOT NULL, node VARCHAR(32), 
	PRIMARY KEY (table_id)
);
INSERT INTO "table_head" VALUES('9bFlIkpYt5HY',1,NULL);
INSERT INTO "table_head" VALUES('5myw5LKz9NVj',1,NULL);
CREATE INDEX ix_report_table_id ON report (table_id);
CREATE INDEX ix_table_code_table_id ON table_code (table_id);
CREATE INDEX ix_listing_run ON listing (run);
CREATE INDEX ix_listing_rules ON listing (rules);
CREATE INDEX ix_account_session_account_id ON account_session (account_id);
CREATE INDEX ix_account_seat_account_id ON account_seat (account_id);
COMMIT;
