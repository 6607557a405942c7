// The secret the vault keys are made from (pb_hooks/lib/sync/handshake.js): work sealed on a phone opens with HMAC(secret, person).
// It lives in the database so that backups carry it and a restored server opens what the old one sealed. A plain table,
// not a collection: no rule, no API and no dashboard form can show it.
// The way back forgets the secret, and with it whatever is sealed on phones at that moment.
migrate(
	(app) => {
		const run = (sql) => app.db().newQuery(sql).execute();
		run("CREATE TABLE server_secret (one INTEGER PRIMARY KEY CHECK (one = 1), secret TEXT NOT NULL)");
		run("INSERT INTO server_secret (one, secret) VALUES (1, lower(hex(randomblob(32))))");
	},
	(app) => {
		app.db().newQuery("DROP TABLE server_secret").execute();
	},
);
