// A line of the admins' log about a course that was given to another teacher also names who led it before.
migrate(
	(app) => {
		app.db().newQuery("ALTER TABLE admin_log ADD COLUMN before TEXT NOT NULL DEFAULT ''").execute();
	},
	(app) => {
		app.db().newQuery("ALTER TABLE admin_log DROP COLUMN before").execute();
	},
);
