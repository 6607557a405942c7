// An admin says that what looks like spam is none, or that it is after all (pb_hooks/lib/inquiries/progress.js). Why it was
// taken for spam when it came stays in `doubts`.
const untouched = " && @request.body.suspect:isset = false";

migrate(
	(app) => {
		const leads = app.findCollectionByNameOrId("leads");
		leads.updateRule = leads.updateRule.replace(untouched, "");
		app.save(leads);
	},
	(app) => {
		const leads = app.findCollectionByNameOrId("leads");
		leads.updateRule += untouched;
		app.save(leads);
	},
);
