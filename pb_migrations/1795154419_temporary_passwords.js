// Until when a password set by the centre can be used to sign in; "" when the person chose it
// (pb_hooks/lib/accounts/temporary-passwords.js). Hidden: only the handshake tells the person.
migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		users.fields.add(new DateField({ name: "temporary_until", hidden: true }));
		app.save(users);
	},
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		users.fields.removeByName("temporary_until");
		app.save(users);
	},
);
