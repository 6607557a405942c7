// Courses and assignments can be edited, also on a phone without a network. As in submissions, `revision` names the write
// that made the current content ("" until it is edited for the first time) and `earlier_revisions` (spaces between) those
// before it: a replay is known by its name, and an edit of something that has changed meanwhile is noticed.
const edited = ["courses", "assignments"];

migrate(
	(app) => {
		for (const name of edited) {
			const collection = app.findCollectionByNameOrId(name);
			collection.fields.add(
				new TextField({ name: "revision", pattern: "^([a-z0-9]{15})?$" }),
				new TextField({ name: "earlier_revisions", max: 20000 }),
			);
			app.save(collection);
		}
	},
	(app) => {
		for (const name of edited) {
			const collection = app.findCollectionByNameOrId(name);
			collection.fields.removeByName("revision");
			collection.fields.removeByName("earlier_revisions");
			app.save(collection);
		}
	},
);
