// What the center does about an inquiry (pb_hooks/lib/inquiries/inbox.js): new, called, booked for the consultation, enrolled,
// closed. The server notes which admin took it up, and when. `search` is what an inquiry is found by, folded as in users; a
// later way of folding needs a migration of its own.
const steps = ["new", "called", "booked", "enrolled", "closed"];
const before = ["new", "contacted", "enrolled", "closed"];
const searched = ["parent_name", "email", "phone", "message", "full_message"];
const untouched = ["called_at", "called_by"].map((field) => ` && @request.body.${field}:isset = false`).join("");

migrate(
	(app) => {
		const { fold } = require(`${__hooks}/lib/folding.js`);
		const leads = app.findCollectionByNameOrId("leads");
		leads.fields.getByName("status").values = steps;
		leads.fields.add(new DateField({ name: "called_at" }));
		leads.fields.add(new TextField({ name: "called_by", max: 100 }));
		leads.fields.add(new TextField({ name: "search", hidden: true }));
		leads.addIndex("idx_leads_status", false, "status, created_at", "");
		leads.createRule += untouched;
		leads.updateRule += untouched;
		app.save(leads);
		app.db().newQuery("UPDATE leads SET status = 'called' WHERE status = 'contacted'").execute();
		for (const lead of app.findAllRecords("leads")) {
			const search = fold(searched.map((field) => lead.getString(field)).join(" "));
			app.db().newQuery("UPDATE leads SET search = {:search} WHERE id = {:id}").bind({ id: lead.id, search }).execute();
		}
	},
	(app) => {
		const leads = app.findCollectionByNameOrId("leads");
		leads.createRule = leads.createRule.replace(untouched, "");
		leads.updateRule = leads.updateRule.replace(untouched, "");
		leads.removeIndex("idx_leads_status");
		for (const field of ["called_at", "called_by", "search"]) leads.fields.removeByName(field);
		leads.fields.getByName("status").values = before;
		app.save(leads);
		app.db().newQuery("UPDATE leads SET status = 'contacted' WHERE status IN ('called', 'booked')").execute();
	},
);
