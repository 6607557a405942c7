// The name of the child whom an inquiry is about: neither form asks for it, and an admin learns it from the family. (What a
// family sends in `student_name` only tells the two forms apart.)
const notOfFamily = " && @request.body.child_name:isset = false";

migrate(
	(app) => {
		const leads = app.findCollectionByNameOrId("leads");
		leads.fields.add(new TextField({ name: "child_name", max: 100 }));
		leads.createRule += notOfFamily;
		app.save(leads);
	},
	(app) => {
		const leads = app.findCollectionByNameOrId("leads");
		leads.createRule = leads.createRule.replace(notOfFamily, "");
		leads.fields.removeByName("child_name");
		app.save(leads);
	},
);
