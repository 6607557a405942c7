// When somebody came into a course, which tells what was given before. A column of its own and not the time of the row, so
// that a class can be moved here from paper with the days on which its students began. Rows that are there take theirs from
// the time they were made, and are touched, so that phones fetch them again.
migrate(
	(app) => {
		const enrollments = app.findCollectionByNameOrId("enrollments");
		enrollments.fields.add(new DateField({ name: "joined_at" }));
		app.save(enrollments);
		app
			.db()
			.newQuery("UPDATE enrollments SET joined_at = created_at, updated = strftime('%Y-%m-%d %H:%M:%fZ', 'now')")
			.execute();
	},
	(app) => {
		const enrollments = app.findCollectionByNameOrId("enrollments");
		enrollments.fields.removeByName("joined_at");
		app.save(enrollments);
	},
);
