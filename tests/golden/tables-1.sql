-- Tables as rowlock 0.1 wrote them, when a roll was an entry of its own. Never change it.
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
INSERT INTO "entries" VALUES('BHHBNT',1,'{"type":"opened","at":1700000000.0,"table":"BHHBNT","variant":"longo","dice":"server","clock":0,"seed":"c12f4f8b12cd8aefd2f6e1716f7b8780ce6cab44e78db5e6265632094a04fcde","record":"variant longo\nseats Ada, Zoë, Greedy\nfirst 1\nlucky 5/10 6/11 7/12\n1  11 7584  r2 r2 r2 | r8\n"}');
INSERT INTO "entries" VALUES('BHHBNT',2,'{"type":"sat","at":1700000000.0,"seat":0,"name":"Ada","token":"727efca5853c00a03a89a60f7321fde25b5baf2f1f1b1cd750e4ad77478037b2"}');
INSERT INTO "entries" VALUES('CDZFWH',1,'{"type":"opened","at":1700000000.0,"table":"CDZFWH","variant":"twofold","toml":"# Four double fields in each row: crossing one counts as two crosses, for closing and for scoring.\n# Longer rows are worth more, so a row may only be closed after seven crosses.\nid = \"twofold\"\nname = \"Twofold\"\nabout = \"Sixteen double fields count as two crosses each; closing needs seven.\"\nplayers = [2, 5]\nclose_after = 7\nmost_scored = 16\nsheet = ''''''\nred     2    3x2  4    5    6x2  7    8    9x2  10   11x2 [12]\nyellow  2x2  3    4    5x2  6    7x2  8    9    10x2 11   [12]\ngreen   12   11x2 10   9    8x2  7    6    5x2  4    3x2  [2]\nblue    12x2 11   10   9x2  8    7x2  6    5    4x2  3    [2]\n''''''\n","dice":"server","clock":0,"seed":"36abce666699a58c091affea6a87144aff71eacc524472fd58b2e1c3c699100f"}');
INSERT INTO "entries" VALUES('CDZFWH',2,'{"type":"sat","at":1700000000.0,"seat":0,"name":"Ada","token":"d0c49e00f0df1912c6bd32954aca9bfd9b85e4f3903a701eca1492f8a0de6eff"}');
INSERT INTO "entries" VALUES('CDZFWH',3,'{"type":"sat","at":1700000000.0,"seat":1,"name":"Zoë","token":"cda2b7a5978980f7380630ce1915e1e07804066ad580ca89ef57f31fe69bc608"}');
INSERT INTO "entries" VALUES('CDZFWH',4,'{"type":"started","at":1700000000.0,"first":0}');
INSERT INTO "entries" VALUES('CDZFWH',5,'{"type":"rolled","at":1700000000.0,"roll":"56 4165"}');
INSERT INTO "entries" VALUES('CDZFWH',6,'{"type":"chose","at":1700000000.0,"seat":0,"move":"g11"}');
INSERT INTO "entries" VALUES('CDZFWH',7,'{"type":"chose","at":1700000000.0,"seat":1,"move":"g11"}');
INSERT INTO "entries" VALUES('CDZFWH',8,'{"type":"chose","at":1700000000.0,"seat":0,"move":"b11"}');
INSERT INTO "entries" VALUES('CDZFWH',9,'{"type":"rolled","at":1700000000.0,"roll":"52 1365"}');
INSERT INTO "entries" VALUES('CDZFWH',10,'{"type":"chose","at":1700000000.0,"seat":1,"move":"g7"}');
INSERT INTO "entries" VALUES('CDZFWH',11,'{"type":"chose","at":1700000000.0,"seat":0,"move":"b7"}');
INSERT INTO "entries" VALUES('CDZFWH',12,'{"type":"chose","at":1700000000.0,"seat":1,"move":"r3"}');
INSERT INTO "entries" VALUES('CDZFWH',13,'{"type":"rolled","at":1700000000.0,"roll":"42 3124"}');
INSERT INTO "entries" VALUES('CDZFWH',14,'{"type":"chose","at":1700000000.0,"seat":0,"move":"b6"}');
INSERT INTO "entries" VALUES('CDZFWH',15,'{"type":"chose","at":1700000000.0,"seat":1,"move":"r6"}');
INSERT INTO "entries" VALUES('CDZFWH',16,'{"type":"chose","at":1700000000.0,"seat":0,"move":"g6"}');
INSERT INTO "entries" VALUES('CDZFWH',17,'{"type":"rolled","at":1700000000.0,"roll":"22 5364"}');
INSERT INTO "entries" VALUES('CDZFWH',18,'{"type":"chose","at":1700000000.0,"seat":0,"move":"g4"}');
INSERT INTO "entries" VALUES('CDZFWH',19,'{"type":"chose","at":1700000000.0,"seat":1,"move":"y4"}');
INSERT INTO "entries" VALUES('CDZFWH',20,'{"type":"chose","at":1700000000.0,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('CDZFWH',21,'{"type":"rolled","at":1700000000.0,"roll":"63 2552"}');
INSERT INTO "entries" VALUES('CDZFWH',22,'{"type":"chose","at":1700000000.0,"seat":1,"move":"r9"}');
INSERT INTO "entries" VALUES('CDZFWH',23,'{"type":"chose","at":1700000000.0,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('CDZFWH',24,'{"type":"chose","at":1700000000.0,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('CDZFWH',25,'{"type":"rolled","at":1700000000.0,"roll":"15 1563"}');
INSERT INTO "entries" VALUES('CDZFWH',26,'{"type":"chose","at":1700000000.0,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('CDZFWH',27,'{"type":"chose","at":1700000000.0,"seat":1,"move":"y6"}');
INSERT INTO "entries" VALUES('CDZFWH',28,'{"type":"chose","at":1700000000.0,"seat":1,"move":"y10"}');
INSERT INTO "entries" VALUES('CDZFWH',29,'{"type":"rolled","at":1700000000.0,"roll":"26 4145"}');
INSERT INTO "entries" VALUES('CDZFWH',30,'{"type":"chose","at":1700000000.0,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('CDZFWH',31,'{"type":"chose","at":1700000000.0,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('CDZFWH',32,'{"type":"chose","at":1700000000.0,"seat":0,"move":"y3"}');
INSERT INTO "entries" VALUES('CDZFWH',33,'{"type":"rolled","at":1700000000.0,"roll":"24 4456"}');
INSERT INTO "entries" VALUES('CDZFWH',34,'{"type":"chose","at":1700000000.0,"seat":1,"move":"g6"}');
INSERT INTO "entries" VALUES('CDZFWH',35,'{"type":"chose","at":1700000000.0,"seat":0,"move":"y6"}');
INSERT INTO "entries" VALUES('CDZFWH',36,'{"type":"chose","at":1700000000.0,"seat":1,"move":"b8"}');
INSERT INTO "entries" VALUES('CDZFWH',37,'{"type":"rolled","at":1700000000.0,"roll":"45 3155"}');
INSERT INTO "entries" VALUES('CDZFWH',38,'{"type":"chose","at":1700000000.0,"seat":0,"move":"y9"}');
INSERT INTO "entries" VALUES('CDZFWH',39,'{"type":"chose","at":1700000000.0,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('CDZFWH',40,'{"type":"chose","at":1700000000.0,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('CDZFWH',41,'{"type":"rolled","at":1700000000.0,"roll":"51 5554"}');
INSERT INTO "entries" VALUES('CDZFWH',42,'{"type":"chose","at":1700000000.0,"seat":1,"move":"b6"}');
INSERT INTO "entries" VALUES('CDZFWH',43,'{"type":"chose","at":1700000000.0,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('SFCQRF',1,'{"type":"opened","at":1700000000.0,"table":"SFCQRF","variant":"longo","dice":"server","clock":0,"seed":"788768bcff2218cf8f7373abe8e394daf807e24e58c367402e281f9bddf85336"}');
INSERT INTO "entries" VALUES('SFCQRF',2,'{"type":"sat","at":1700000000.0,"seat":0,"name":"Ada","token":"7e8593f63e8615a5a8e23d1451b85b4ee75aed2f1ed6db722804ddf208772574"}');
INSERT INTO "entries" VALUES('SFCQRF',3,'{"type":"sat","at":1700000000.0,"seat":1,"name":"Zoë","token":"bf4917243c0db887eb5cdc3957e267bab5f0196e5b165a81b8fff7a9538d36e8"}');
INSERT INTO "entries" VALUES('SFCQRF',4,'{"type":"bot_sat","at":1700000000.0,"seat":2,"name":"Greedy","player":"greedy"}');
INSERT INTO "entries" VALUES('SFCQRF',5,'{"type":"started","at":1700000000.0,"first":1}');
INSERT INTO "entries" VALUES('SFCQRF',6,'{"type":"rolled","at":1700000000.0,"roll":"11 7584"}');
INSERT INTO "entries" VALUES('SFCQRF',7,'{"type":"chose","at":1700000000.0,"seat":2,"move":"r2","by":"greedy"}');
INSERT INTO "entries" VALUES('SFCQRF',8,'{"type":"chose","at":1700000000.0,"seat":0,"move":"r2"}');
INSERT INTO "entries" VALUES('SFCQRF',9,'{"type":"chose","at":1700000000.0,"seat":1,"move":"r2"}');
INSERT INTO "entries" VALUES('SFCQRF',10,'{"type":"chose","at":1700000000.0,"seat":1,"move":"r8"}');
INSERT INTO "entries" VALUES('SSSCBL',1,'{"type":"opened","at":1700000000.0,"table":"SSSCBL","variant":"classic","dice":"real","clock":0,"seed":"d97fc6103d92089b25fa5e039f52a8e8a95f64d6589c1f7844066542ec38008d"}');
INSERT INTO "entries" VALUES('SSSCBL',2,'{"type":"sat","at":1700000000.0,"seat":0,"name":"Ada","token":"1c013d0a353e1206202e3c59345f5154c4feada693a39d7280b37e41fa4c1a1b"}');
INSERT INTO "entries" VALUES('SSSCBL',3,'{"type":"sat","at":1700000000.0,"seat":1,"name":"Zoë","token":"3aa0ad0074617deb1d1464ffc267b59484d1185d377700d2245388afeb5c98d1"}');
INSERT INTO "entries" VALUES('SSSCBL',4,'{"type":"started","at":1700000000.0,"first":0}');
INSERT INTO "entries" VALUES('SSSCBL',5,'{"type":"rolled","at":1700000000.0,"roll":"34 25?6"}');
INSERT INTO "entries" VALUES('SSSCBL',6,'{"type":"chose","at":1700000000.0,"seat":0,"move":"r7"}');
INSERT INTO "entries" VALUES('SSSCBL',7,'{"type":"took_back","at":1700000000.0,"seat":0}');
INSERT INTO "entries" VALUES('SSSCBL',8,'{"type":"chose","at":1700000000.0,"seat":0,"move":"y7"}');
INSERT INTO "entries" VALUES('TVHNJS',1,'{"type":"opened","at":1700000000.0,"table":"TVHNJS","variant":"bonus-b","dice":"server","clock":0,"seed":"a3d811736110e5781bcccea696762e6116c6e9c92d99bf358c2e0718822ce47c"}');
INSERT INTO "entries" VALUES('TVHNJS',2,'{"type":"sat","at":1700000000.0,"seat":0,"name":"Ada","token":"70efb4cd0f061efe4730e1f85247fceb1e19a922095e835e0c0b85f4b9408bd2"}');
INSERT INTO "entries" VALUES('TVHNJS',3,'{"type":"sat","at":1700000000.0,"seat":1,"name":"Zoë","token":"bc5b68bf742babc903d90abee14e08c0dddaafec89bd9d0bf4987e575aa71d1d"}');
INSERT INTO "entries" VALUES('TVHNJS',4,'{"type":"bot_sat","at":1700000000.0,"seat":2,"name":"Greedy","player":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',5,'{"type":"started","at":1700000000.0,"first":1}');
INSERT INTO "entries" VALUES('TVHNJS',6,'{"type":"rolled","at":1700000000.0,"roll":"12 1562"}');
INSERT INTO "entries" VALUES('TVHNJS',7,'{"type":"chose","at":1700000000.0,"seat":2,"move":"r3","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',8,'{"type":"chose","at":1700000000.0,"seat":0,"move":"r3"}');
INSERT INTO "entries" VALUES('TVHNJS',9,'{"type":"chose","at":1700000000.0,"seat":1,"move":"g3"}');
INSERT INTO "entries" VALUES('TVHNJS',10,'{"type":"chose","at":1700000000.0,"seat":1,"move":"r2"}');
INSERT INTO "entries" VALUES('TVHNJS',11,'{"type":"rolled","at":1700000001.2,"roll":"55 4656"}');
INSERT INTO "entries" VALUES('TVHNJS',12,'{"type":"chose","at":1700000001.2,"seat":2,"move":"g10","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',13,'{"type":"chose","at":1700000001.2,"seat":1,"move":"b10"}');
INSERT INTO "entries" VALUES('TVHNJS',14,'{"type":"chose","at":1700000001.2,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',15,'{"type":"chose","at":1700000001.2,"seat":2,"move":"b11","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',16,'{"type":"rolled","at":1700000001.2,"roll":"44 4116"}');
INSERT INTO "entries" VALUES('TVHNJS',17,'{"type":"chose","at":1700000001.2,"seat":2,"move":"g8","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',18,'{"type":"chose","at":1700000001.2,"seat":1,"move":"b8"}');
INSERT INTO "entries" VALUES('TVHNJS',19,'{"type":"chose","at":1700000001.2,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',20,'{"type":"chose","at":1700000001.2,"seat":0,"move":"b10"}');
INSERT INTO "entries" VALUES('TVHNJS',21,'{"type":"rolled","at":1700000001.2,"roll":"61 1341"}');
INSERT INTO "entries" VALUES('TVHNJS',22,'{"type":"chose","at":1700000001.2,"seat":2,"move":"g7","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',23,'{"type":"chose","at":1700000001.2,"seat":0,"move":"b7"}');
INSERT INTO "entries" VALUES('TVHNJS',24,'{"type":"chose","at":1700000001.2,"seat":1,"move":"b7"}');
INSERT INTO "entries" VALUES('TVHNJS',25,'{"type":"chose","at":1700000001.2,"seat":1,"move":"y4"}');
INSERT INTO "entries" VALUES('TVHNJS',26,'{"type":"rolled","at":1700000002.4,"roll":"13 2115"}');
INSERT INTO "entries" VALUES('TVHNJS',27,'{"type":"chose","at":1700000002.4,"seat":2,"move":"r4","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',28,'{"type":"chose","at":1700000002.4,"seat":1,"move":"r4"}');
INSERT INTO "entries" VALUES('TVHNJS',29,'{"type":"chose","at":1700000002.4,"seat":0,"move":"r4"}');
INSERT INTO "entries" VALUES('TVHNJS',30,'{"type":"chose","at":1700000002.4,"seat":2,"move":"r5","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',31,'{"type":"rolled","at":1700000002.4,"roll":"56 1426"}');
INSERT INTO "entries" VALUES('TVHNJS',32,'{"type":"chose","at":1700000002.4,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',33,'{"type":"chose","at":1700000002.4,"seat":1,"move":"r11"}');
INSERT INTO "entries" VALUES('TVHNJS',34,'{"type":"chose","at":1700000002.4,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',35,'{"type":"chose","at":1700000002.4,"seat":0,"move":"g8"}');
INSERT INTO "entries" VALUES('TVHNJS',36,'{"type":"rolled","at":1700000002.4,"roll":"32 6245"}');
INSERT INTO "entries" VALUES('TVHNJS',37,'{"type":"chose","at":1700000002.4,"seat":2,"move":"g5","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',38,'{"type":"chose","at":1700000002.4,"seat":1,"move":"y5"}');
INSERT INTO "entries" VALUES('TVHNJS',39,'{"type":"chose","at":1700000002.4,"seat":0,"move":"r5"}');
INSERT INTO "entries" VALUES('TVHNJS',40,'{"type":"chose","at":1700000002.4,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',41,'{"type":"rolled","at":1700000003.6000001,"roll":"21 3365"}');
INSERT INTO "entries" VALUES('TVHNJS',42,'{"type":"chose","at":1700000003.6000001,"seat":2,"move":"y3","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',43,'{"type":"chose","at":1700000003.6000001,"seat":0,"move":"y3"}');
INSERT INTO "entries" VALUES('TVHNJS',44,'{"type":"chose","at":1700000003.6000001,"seat":1,"move":"b3"}');
INSERT INTO "entries" VALUES('TVHNJS',45,'{"type":"chose","at":1700000003.6000001,"seat":2,"move":"y4","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',46,'{"type":"rolled","at":1700000003.6000001,"roll":"13 4656"}');
INSERT INTO "entries" VALUES('TVHNJS',47,'{"type":"chose","at":1700000003.6000001,"seat":2,"move":"g4","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',48,'{"type":"chose","at":1700000003.6000001,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',49,'{"type":"chose","at":1700000003.6000001,"seat":0,"move":"y4"}');
INSERT INTO "entries" VALUES('TVHNJS',50,'{"type":"chose","at":1700000003.6000001,"seat":0,"move":"r7"}');
INSERT INTO "entries" VALUES('TVHNJS',51,'{"type":"rolled","at":1700000003.6000001,"roll":"15 6452"}');
INSERT INTO "entries" VALUES('TVHNJS',52,'{"type":"chose","at":1700000003.6000001,"seat":2,"move":"r6","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',53,'{"type":"chose","at":1700000003.6000001,"seat":1,"move":"y6"}');
INSERT INTO "entries" VALUES('TVHNJS',54,'{"type":"chose","at":1700000003.6000001,"seat":0,"move":"b6"}');
INSERT INTO "entries" VALUES('TVHNJS',55,'{"type":"chose","at":1700000003.6000001,"seat":1,"move":"y9"}');
INSERT INTO "entries" VALUES('TVHNJS',56,'{"type":"rolled","at":1700000004.8000002,"roll":"15 3622"}');
INSERT INTO "entries" VALUES('TVHNJS',57,'{"type":"chose","at":1700000004.8000002,"seat":2,"move":"y6","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',58,'{"type":"chose","at":1700000004.8000002,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',59,'{"type":"chose","at":1700000004.8000002,"seat":0,"move":"y6"}');
INSERT INTO "entries" VALUES('TVHNJS',60,'{"type":"chose","at":1700000004.8000002,"seat":2,"move":"y7","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',61,'{"type":"rolled","at":1700000004.8000002,"roll":"45 6613"}');
INSERT INTO "entries" VALUES('TVHNJS',62,'{"type":"chose","at":1700000004.8000002,"seat":2,"move":"y9","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',63,'{"type":"chose","at":1700000004.8000002,"seat":0,"move":"r9"}');
INSERT INTO "entries" VALUES('TVHNJS',64,'{"type":"chose","at":1700000004.8000002,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',65,'{"type":"chose","at":1700000004.8000002,"seat":0,"move":"r10"}');
INSERT INTO "entries" VALUES('TVHNJS',66,'{"type":"rolled","at":1700000004.8000002,"roll":"41 6531"}');
INSERT INTO "entries" VALUES('TVHNJS',67,'{"type":"chose","at":1700000004.8000002,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',68,'{"type":"chose","at":1700000004.8000002,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',69,'{"type":"chose","at":1700000004.8000002,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',70,'{"type":"chose","at":1700000004.8000002,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',71,'{"type":"rolled","at":1700000006.0000002,"roll":"51 1451"}');
INSERT INTO "entries" VALUES('TVHNJS',72,'{"type":"chose","at":1700000006.0000002,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',73,'{"type":"chose","at":1700000006.0000002,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',74,'{"type":"chose","at":1700000006.0000002,"seat":0,"move":"g6"}');
INSERT INTO "entries" VALUES('TVHNJS',75,'{"type":"chose","at":1700000006.0000002,"seat":2,"move":"b6","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',76,'{"type":"rolled","at":1700000006.0000002,"roll":"26 1536"}');
INSERT INTO "entries" VALUES('TVHNJS',77,'{"type":"chose","at":1700000006.0000002,"seat":2,"move":"r8","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',78,'{"type":"chose","at":1700000006.0000002,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',79,'{"type":"chose","at":1700000006.0000002,"seat":0,"move":"y8"}');
INSERT INTO "entries" VALUES('TVHNJS',80,'{"type":"chose","at":1700000006.0000002,"seat":0,"move":"g5"}');
INSERT INTO "entries" VALUES('TVHNJS',81,'{"type":"rolled","at":1700000006.0000002,"roll":"52 1532"}');
INSERT INTO "entries" VALUES('TVHNJS',82,'{"type":"chose","at":1700000006.0000002,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',83,'{"type":"chose","at":1700000006.0000002,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',84,'{"type":"chose","at":1700000006.0000002,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',85,'{"type":"chose","at":1700000006.0000002,"seat":1,"move":"y10"}');
INSERT INTO "entries" VALUES('TVHNJS',86,'{"type":"rolled","at":1700000007.2000003,"roll":"34 1161"}');
INSERT INTO "entries" VALUES('TVHNJS',87,'{"type":"chose","at":1700000007.2000003,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',88,'{"type":"chose","at":1700000007.2000003,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',89,'{"type":"chose","at":1700000007.2000003,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',90,'{"type":"chose","at":1700000007.2000003,"seat":2,"move":"b5","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',91,'{"type":"rolled","at":1700000007.2000003,"roll":"44 1536"}');
INSERT INTO "entries" VALUES('TVHNJS',92,'{"type":"chose","at":1700000007.2000003,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',93,'{"type":"chose","at":1700000007.2000003,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',94,'{"type":"chose","at":1700000007.2000003,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',95,'{"type":"chose","at":1700000007.2000003,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',96,'{"type":"rolled","at":1700000007.2000003,"roll":"46 3262"}');
INSERT INTO "entries" VALUES('TVHNJS',97,'{"type":"chose","at":1700000007.2000003,"seat":2,"move":"y10","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',98,'{"type":"chose","at":1700000007.2000003,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',99,'{"type":"chose","at":1700000007.2000003,"seat":0,"move":"y10"}');
INSERT INTO "entries" VALUES('TVHNJS',100,'{"type":"chose","at":1700000007.2000003,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',101,'{"type":"rolled","at":1700000008.4000003,"roll":"65 3446"}');
INSERT INTO "entries" VALUES('TVHNJS',102,'{"type":"chose","at":1700000008.4000003,"seat":2,"move":"y11","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',103,'{"type":"chose","at":1700000008.4000003,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',104,'{"type":"chose","at":1700000008.4000003,"seat":0,"move":"r11"}');
INSERT INTO "entries" VALUES('TVHNJS',105,'{"type":"chose","at":1700000008.4000003,"seat":2,"move":"r9","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',106,'{"type":"rolled","at":1700000008.4000003,"roll":"32 4245"}');
INSERT INTO "entries" VALUES('TVHNJS',107,'{"type":"chose","at":1700000008.4000003,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',108,'{"type":"chose","at":1700000008.4000003,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',109,'{"type":"chose","at":1700000008.4000003,"seat":0,"move":"b5"}');
INSERT INTO "entries" VALUES('TVHNJS',110,'{"type":"chose","at":1700000008.4000003,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',111,'{"type":"rolled","at":1700000008.4000003,"roll":"66 5523"}');
INSERT INTO "entries" VALUES('TVHNJS',112,'{"type":"chose","at":1700000008.4000003,"seat":2,"move":"y12","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',113,'{"type":"chose","at":1700000008.4000003,"seat":0,"move":"y12"}');
INSERT INTO "entries" VALUES('TVHNJS',114,'{"type":"chose","at":1700000008.4000003,"seat":1,"move":"y12"}');
INSERT INTO "entries" VALUES('TVHNJS',115,'{"type":"chose","at":1700000008.4000003,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',116,'{"type":"rolled","at":1700000009.6000004,"roll":"45 1.35"}');
INSERT INTO "entries" VALUES('TVHNJS',117,'{"type":"chose","at":1700000009.6000004,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',118,'{"type":"chose","at":1700000009.6000004,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',119,'{"type":"chose","at":1700000009.6000004,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',120,'{"type":"chose","at":1700000009.6000004,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',121,'{"type":"rolled","at":1700000009.6000004,"roll":"53 4.24"}');
INSERT INTO "entries" VALUES('TVHNJS',122,'{"type":"chose","at":1700000009.6000004,"seat":2,"move":"-","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',123,'{"type":"chose","at":1700000009.6000004,"seat":1,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',124,'{"type":"chose","at":1700000009.6000004,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',125,'{"type":"chose","at":1700000009.6000004,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',126,'{"type":"rolled","at":1700000009.6000004,"roll":"11 1.43"}');
INSERT INTO "entries" VALUES('TVHNJS',127,'{"type":"chose","at":1700000009.6000004,"seat":2,"move":"g2","by":"greedy"}');
INSERT INTO "entries" VALUES('TVHNJS',128,'{"type":"chose","at":1700000009.6000004,"seat":0,"move":"-"}');
INSERT INTO "entries" VALUES('TVHNJS',129,'{"type":"chose","at":1700000009.6000004,"seat":1,"move":"-"}');
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
INSERT INTO "tables" VALUES('BHHBNT',2,1700000000.0,1700000000.0);
INSERT INTO "tables" VALUES('CDZFWH',43,1700000000.0,1700000000.0);
INSERT INTO "tables" VALUES('SFCQRF',10,1700000000.0,1700000000.0);
INSERT INTO "tables" VALUES('SSSCBL',8,1700000000.0,1700000000.0);
INSERT INTO "tables" VALUES('TVHNJS',129,1700000000.0,1700000000.0);
COMMIT;
