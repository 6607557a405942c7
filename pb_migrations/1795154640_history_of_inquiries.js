// The lines of the admins' log are also read by the inquiry that they are about (pb_hooks/lib/inquiries/history.js).
migrate(
	(app) => {
		app.db().newQuery("CREATE INDEX idx_admin_log_about ON admin_log (about, id)").execute();
	},
	(app) => {
		app.db().newQuery("DROP INDEX idx_admin_log_about").execute();
	},
);
