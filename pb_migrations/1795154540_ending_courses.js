// The teachers of a course end it and bring it back: `archived_at` can be sent with a change of a course, and is a write of
// its own there (pb_hooks/lib/coursework/courses.js). A course is still never made as one that has ended.
const kept = " && @request.body.archived_at:isset = false";

const change = (app, rule) => {
	const courses = app.findCollectionByNameOrId("courses");
	courses.updateRule = rule(courses.updateRule);
	app.save(courses);
};

migrate(
	(app) => change(app, (rule) => rule.replace(kept, "")),
	(app) => change(app, (rule) => rule + kept),
);
