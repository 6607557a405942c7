// When a student's phone showed the grade of an answer: until then its teacher can correct it without a word
// (pb_hooks/lib/coursework/corrections.js). A plain table, not a column: showing a grade changes no submission, so no phone
// has to fetch it again.
migrate(
	(app) => {
		app
			.db()
			.newQuery(
				`CREATE TABLE seen_grades (
					submission TEXT PRIMARY KEY NOT NULL,
					at TEXT NOT NULL) WITHOUT ROWID`,
			)
			.execute();
	},
	(app) => {
		app.db().newQuery("DROP TABLE seen_grades").execute();
	},
);
