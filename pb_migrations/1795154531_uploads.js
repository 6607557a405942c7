// Materials on their way (pb_hooks/lib/materials/uploads.js): what was said of one at its beginning, and how many of its
// bytes are safely in <data>/uploads/<id>. A plain table and no collection: no rule and no API reaches it. `id` becomes the
// material's id, `touched_at` is in seconds. The way back forgets them.
migrate(
	(app) => {
		app
			.db()
			.newQuery(
				`CREATE TABLE uploads (
					id TEXT PRIMARY KEY,
					person TEXT NOT NULL,
					title TEXT NOT NULL,
					subject TEXT NOT NULL,
					grade TEXT NOT NULL,
					description TEXT NOT NULL,
					course_id TEXT NOT NULL,
					assignment_id TEXT NOT NULL,
					ending TEXT NOT NULL,
					size INTEGER NOT NULL,
					received INTEGER NOT NULL DEFAULT 0,
					touched_at INTEGER NOT NULL)`,
			)
			.execute();
		// Whether a material was there once is asked at every beginning, and the log is long.
		app
			.db()
			.newQuery("CREATE INDEX idx_sync_log_materials ON sync_log (record) WHERE collection = 'materials'")
			.execute();
	},
	(app) => {
		app.db().newQuery("DROP INDEX idx_sync_log_materials").execute();
		app.db().newQuery("DROP TABLE uploads").execute();
	},
);
