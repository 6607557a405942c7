// Half marks. A course says in which steps its grades are given: "" for whole points, else "0.5" or "0.25"
// (pb_hooks/lib/coursework/grades.js). Multiples of a quarter are exact in binary, so that a grade is stored and compared as
// it was given. The way back rounds the grades that are no whole points.
migrate(
	(app) => {
		const courses = app.findCollectionByNameOrId("courses");
		courses.fields.add(new TextField({ name: "grade_step", max: 4, pattern: "^(0\\.5|0\\.25)?$" }));
		app.save(courses);
		const submissions = app.findCollectionByNameOrId("submissions");
		submissions.fields.getByName("grade").onlyInt = false;
		app.save(submissions);
	},
	(app) => {
		app.db().newQuery("UPDATE submissions SET grade = ROUND(grade)").execute();
		const submissions = app.findCollectionByNameOrId("submissions");
		submissions.fields.getByName("grade").onlyInt = true;
		app.save(submissions);
		const courses = app.findCollectionByNameOrId("courses");
		courses.fields.removeByName("grade_step");
		app.save(courses);
	},
);
