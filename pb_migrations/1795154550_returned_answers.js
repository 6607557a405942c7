// An answer that its teacher gave back for another try. `returns` holds what was given back, oldest first: the text and when
// it was handed in, what the teacher said, and the id of the write as `id` (pb_hooks/lib/coursework/returning.js). In the row,
// like `grade_changes`: a phone gets both or neither, and whoever may read the answer may read its past. A try has at most
// 20,000 characters, of up to 4 bytes each.
const untouched = " && @request.body.returns:isset = false";

migrate(
	(app) => {
		const submissions = app.findCollectionByNameOrId("submissions");
		submissions.fields.add(new JSONField({ name: "returns", maxSize: 4 * 1024 * 1024 }));
		for (const rule of ["createRule", "updateRule"]) submissions[rule] += untouched;
		app.save(submissions);
	},
	(app) => {
		const submissions = app.findCollectionByNameOrId("submissions");
		for (const rule of ["createRule", "updateRule"]) submissions[rule] = submissions[rule].replace(untouched, "");
		submissions.fields.removeByName("returns");
		app.save(submissions);
	},
);
