// Courses and assignments can be edited, also on a phone without a network. As in submissions, `revision` names the write
// that made the current content, so an edit of something that has changed meanwhile is noticed. `earlier_revisions`, those
// before it, go with 1795154460_ledger.js.
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
