// A grade that was changed is not forgotten: `grade_changes` holds the grades before the current one, oldest first, each
// with the reason, the person and the time of the write that replaced it, and that write's name as `id`
// (pb_hooks/lib/coursework/regrading.js). In the row and not in a table of its own: whoever may read the grade may read its past, and
// a phone gets both or neither.
migrate(
	(app) => {
		const submissions = app.findCollectionByNameOrId("submissions");
		submissions.fields.add(new JSONField({ name: "grade_changes", maxSize: 1024 * 1024 }));
		app.save(submissions);
	},
	(app) => {
		const submissions = app.findCollectionByNameOrId("submissions");
		submissions.fields.removeByName("grade_changes");
		app.save(submissions);
	},
);
