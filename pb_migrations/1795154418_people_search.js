// What a person is found by in the admin's lists: name and e-mail, folded (pb_hooks/lib/folding.js; a later way of folding
// needs a migration of its own). Hidden, so nobody else can filter by it. Nothing of it concerns a phone: the people who
// are there already get theirs without a line in the sync log.
const logged = "sync_log_users_update";

migrate(
	(app) => {
		const { fold } = require(`${__hooks}/lib/folding.js`);
		const users = app.findCollectionByNameOrId("users");
		users.fields.add(new TextField({ name: "search", hidden: true }));
		app.save(users);
		const trigger = new DynamicModel({ sql: "" });
		app.db().newQuery("SELECT sql FROM sqlite_master WHERE name = {:logged}").bind({ logged }).one(trigger);
		app.db().newQuery(`DROP TRIGGER ${logged}`).execute();
		for (const person of app.findAllRecords("users")) {
			const search = fold(["name", "full_name", "email"].map((field) => person.getString(field)).join(" "));
			app
				.db()
				.newQuery("UPDATE users SET search = {:search} WHERE id = {:id}")
				.bind({ id: person.id, search })
				.execute();
		}
		app.db().newQuery(trigger.sql).execute();
	},
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		users.fields.removeByName("search");
		app.save(users);
	},
);
