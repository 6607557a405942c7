// An assignment that is no longer in use: "archived" leaves the lists and stays in the records, "deleted" is shown to nobody.
// A deleted one keeps its row, because its teacher may want it back, and a phone may still send an answer to it or a change.
// Who deletes: pb_hooks/lib/coursework/assignments.js.
const hidden = " && status != 'deleted'";

migrate(
	(app) => {
		const assignments = app.findCollectionByNameOrId("assignments");
		assignments.fields.add(new SelectField({ name: "status", values: ["archived", "deleted"], maxSelect: 1 }));
		app.save(assignments);
		assignments.listRule += hidden;
		assignments.viewRule += hidden;
		assignments.createRule += " && @request.body.status:isset = false";
		app.save(assignments);
	},
	(app) => {
		const assignments = app.findCollectionByNameOrId("assignments");
		for (const rule of ["listRule", "viewRule"]) assignments[rule] = assignments[rule].replace(hidden, "");
		assignments.createRule = assignments.createRule.replace(" && @request.body.status:isset = false", "");
		app.save(assignments);
		assignments.fields.removeByName("status");
		app.save(assignments);
	},
);
