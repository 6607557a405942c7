// An inquiry is found by all that its card shows, also by its grade, its notes and the number as a family reads it. The notes
// alone may be as long as the column was; down leaves it as long as it is.
migrate(
	(app) => {
		const { longestSearch, searchOf } = require(`${__hooks}/lib/inquiries/inbox.js`);
		const leads = app.findCollectionByNameOrId("leads");
		leads.fields.getByName("search").max = longestSearch;
		app.save(leads);
		for (const lead of app.findAllRecords("leads"))
			app
				.db()
				.newQuery("UPDATE leads SET search = {:search} WHERE id = {:id}")
				.bind({ id: lead.id, search: searchOf(lead) })
				.execute();
	},
	() => {},
);
