-- A file of tables, as rowlock wrote it with step 0001. Never change it.
BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('oak',1,'{"opened": "Ada"}');
INSERT INTO "entries" VALUES('oak',2,'{"rolled": "34 2516"}');
INSERT INTO "entries" VALUES('oak',3,'{"said": "é 骰"}');
CREATE TABLE rowlock_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT rowlock_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "rowlock_version" VALUES('0001');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	head INTEGER NOT NULL, 
	created_at DOUBLE NOT NULL, 
	touched_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
)
 WITHOUT ROWID

;
INSERT INTO "tables" VALUES('elm',0,1700000000.0,1700000000.0);
INSERT INTO "tables" VALUES('oak',3,1700000000.25,1700000123.5);
COMMIT;
