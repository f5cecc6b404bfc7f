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
CREATE TABLE account_browser (
	token_hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(32) NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	PRIMARY KEY (token_hash)
);
CREATE TABLE account_challenge (
	challenge_hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(32) NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	PRIMARY KEY (challenge_hash)
);
CREATE TABLE account_passkey (
	credential_id VARCHAR(1400) NOT NULL, 
	account_id VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	sign_count BIGINT NOT NULL, 
	host VARCHAR(255) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	used_ms BIGINT NOT NULL, 
	PRIMARY KEY (credential_id)
);
CREATE TABLE account_seat (
	table_id VARCHAR(32) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(32) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (table_id, token_hash), 
	UNIQUE (table_id, account_id)
);
CREATE TABLE account_session (
	token_hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(32) NOT NULL, 
	expires_ms BIGINT NOT NULL, 
	PRIMARY KEY (token_hash)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
CREATE TABLE blocked (
	kind VARCHAR(8) NOT NULL, 
	value VARCHAR(80) NOT NULL, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (kind, value)
);
CREATE TABLE daily_secret (
	day VARCHAR(10) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (day)
);
CREATE TABLE daily_try (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	person VARCHAR(80) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	PRIMARY KEY (day, game, person), 
	UNIQUE (table_id)
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
CREATE TABLE old_match (
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id)
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
CREATE TABLE reviewed_deal (
	table_id VARCHAR(32) NOT NULL, 
	deal INTEGER NOT NULL, 
	made_by VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, deal)
);
CREATE TABLE seat_result (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	game TEXT NOT NULL, 
	preset TEXT NOT NULL, 
	ended_ms BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	unit INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat)
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
CREATE TABLE table_event (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at_ms BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	actor VARCHAR(16) NOT NULL, 
	command_id VARCHAR(80), 
	body TEXT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	UNIQUE (table_id, command_id)
);
INSERT INTO "table_event" VALUES('9bFlIkpYt5HY',0,1795383497756,'opened','',NULL,'{}',1);
CREATE TABLE table_head (
	table_id VARCHAR(32) NOT NULL, 
	epoch INTEGER NOT NULL, node VARCHAR(32), 
	PRIMARY KEY (table_id)
);
INSERT INTO "table_head" VALUES('9bFlIkpYt5HY',1,NULL);
CREATE TABLE tournament (
	id VARCHAR(32) NOT NULL, 
	opened_ms BIGINT NOT NULL, 
	organizer_hash VARCHAR(64) NOT NULL, 
	clock VARCHAR(8) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE tournament_place (
	table_id VARCHAR(32) NOT NULL, 
	tournament_id VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	sitting INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	has_people BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id), 
	UNIQUE (tournament_id, round, sitting, board)
);
CREATE TABLE tournament_player (
	tournament_id VARCHAR(32) NOT NULL, 
	entrant INTEGER NOT NULL, 
	partner INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	PRIMARY KEY (tournament_id, entrant, partner)
);
CREATE TABLE tournament_round (
	tournament_id VARCHAR(32) NOT NULL, 
	round INTEGER NOT NULL, 
	started_ms BIGINT NOT NULL, 
	PRIMARY KEY (tournament_id, round)
);
CREATE INDEX ix_report_table_id ON report (table_id);
CREATE INDEX ix_table_code_table_id ON table_code (table_id);
CREATE INDEX ix_listing_rules ON listing (rules);
CREATE INDEX ix_listing_run ON listing (run);
CREATE INDEX ix_account_session_account_id ON account_session (account_id);
CREATE INDEX ix_account_seat_account_id ON account_seat (account_id);
CREATE INDEX ix_account_passkey_account_id ON account_passkey (account_id);
CREATE INDEX ix_account_challenge_expires_ms ON account_challenge (expires_ms);
CREATE INDEX ix_tournament_place_tournament_id ON tournament_place (tournament_id);
CREATE INDEX ix_account_browser_account_id ON account_browser (account_id);
COMMIT;
