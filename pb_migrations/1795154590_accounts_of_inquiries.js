// Which accounts were made from an inquiry (pb_hooks/lib/inquiries/progress.js): their ids with spaces between, each written by
// the transaction that makes it.
const ofServer = " && @request.body.accounts:isset = false";

migrate(
	(app) => {
		const leads = app.findCollectionByNameOrId("leads");
		leads.fields.add(new TextField({ name: "accounts", max: 400 }));
		leads.createRule += ofServer;
		leads.updateRule += ofServer;
		app.save(leads);
	},
	(app) => {
		const leads = app.findCollectionByNameOrId("leads");
		leads.createRule = leads.createRule.replace(ofServer, "");
		leads.updateRule = leads.updateRule.replace(ofServer, "");
		leads.fields.removeByName("accounts");
		app.save(leads);
	},
);
