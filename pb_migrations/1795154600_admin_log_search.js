// The log of what admins did is also found by the title of a course or a material. `search` holds the folded `detail`
// (pb_hooks/lib/accounts/admin-log.js). The way back forgets it.
migrate(
	(app) => {
		const { foldedWords } = require(`${__hooks}/lib/folding.js`);
		const { rows } = require(`${__hooks}/lib/sql.js`);
		app.db().newQuery("ALTER TABLE admin_log ADD COLUMN search TEXT NOT NULL DEFAULT ''").execute();
		for (const { detail } of rows(app, "SELECT DISTINCT detail FROM admin_log", {}, { detail: "" }))
			app
				.db()
				.newQuery("UPDATE admin_log SET search = {:search} WHERE detail = {:detail}")
				.bind({ detail, search: foldedWords(detail).join(" ") })
				.execute();
	},
	(app) => {
		app.db().newQuery("ALTER TABLE admin_log DROP COLUMN search").execute();
	},
);
