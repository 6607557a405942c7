// A course whose join code went too far gets a new one; who comes with the old is told so, and not that no such course
// exists. `former_codes` (spaces between) is hidden and shown to nobody: no code is ever given out twice.
migrate(
	(app) => {
		const courses = app.findCollectionByNameOrId("courses");
		courses.fields.add(new TextField({ name: "former_codes", max: 20000, hidden: true }));
		app.save(courses);
	},
	(app) => {
		const courses = app.findCollectionByNameOrId("courses");
		courses.fields.removeByName("former_codes");
		app.save(courses);
	},
);
