// What admins did, a row each (pb_hooks/lib/accounts/admin-log.js). A plain table and no collection: no rule, no API and no
// dashboard form can change it. It holds ids and no names, so that a deleted account leaves none here either. `about` is a
// user or an inquiry. The way back forgets it.
migrate(
	(app) => {
		app
			.db()
			.newQuery(
				`CREATE TABLE admin_log (
					id INTEGER PRIMARY KEY,
					at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%fZ', 'now')),
					admin TEXT NOT NULL,
					what TEXT NOT NULL,
					about TEXT NOT NULL,
					detail TEXT NOT NULL)`,
			)
			.execute();
	},
	(app) => {
		app.db().newQuery("DROP TABLE admin_log").execute();
	},
);
