// People. `name` empty = waiting for approval; the name given at sign-up stays in
// `full_name`. What only the person and the admins may know is `hidden`: hidden fields cannot be filtered or sorted by,
// so they cannot be guessed letter by letter either; pb_hooks/lib/accounts/users.js shows them to the readers who may see them.
// `avatar` goes: a guest could upload through it at sign-up. E-mail is unique whatever its case.
// The stock sign-in index compares case, so S1@x and s1@x would be two people.
const emailIndex = "idx_email__pb_users_auth_";
const ours = ["full_name", "grade", "language", "blocked_at", "declined_at", "decline_reason"];

migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		users.oauth2.mappedFields.avatarURL = "";
		users.fields.removeByName("avatar");
		users.fields.getByName("created").name = "created_at";
		users.fields.getByName("name").max = 100;
		users.fields.getByName("password").min = 6;
		users.fields.getByName("verified").hidden = true;
		users.fields.add(
			new TextField({ name: "full_name", max: 100, hidden: true }),
			new TextField({ name: "grade", max: 2, pattern: "^([1-9]|1[0-2])?$", hidden: true }),
			new SelectField({ name: "language", values: ["en", "fr"], maxSelect: 1, hidden: true }),
			new DateField({ name: "blocked_at", hidden: true }),
			new DateField({ name: "declined_at", hidden: true }),
			new TextField({ name: "decline_reason", max: 500, hidden: true }),
		);
		users.indexes = users.indexes.map((index) =>
			index.includes(emailIndex)
				? `CREATE UNIQUE INDEX \`${emailIndex}\` ON \`users\` (\`email\` COLLATE NOCASE) WHERE \`email\` != ''`
				: index,
		);
		users.authToken.duration = 30 * 86400;
		users.authAlert.enabled = false;
		app.save(users);
		// Changing the sign-in rule signs everybody out: it is set once, here, before anybody signed in.
		users.authRule = "blocked_at = '' && (verified = true || name != '')";
		users.listRule = null;
		users.viewRule = null;
		users.createRule = null;
		users.updateRule = null;
		users.deleteRule = null;
		app.save(users);
	},
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		users.authRule = "";
		users.listRule = "id = @request.auth.id";
		users.viewRule = "id = @request.auth.id";
		users.createRule = "";
		users.updateRule = "id = @request.auth.id";
		users.deleteRule = "id = @request.auth.id";
		app.save(users);
		for (const name of ours) users.fields.removeByName(name);
		users.fields.getByName("created_at").name = "created";
		users.fields.getByName("name").max = 255;
		users.fields.getByName("password").min = 8;
		users.fields.getByName("verified").hidden = false;
		users.fields.add(
			new FileField({
				name: "avatar",
				maxSelect: 1,
				mimeTypes: ["image/jpeg", "image/png", "image/svg+xml", "image/gif", "image/webp"],
			}),
		);
		users.oauth2.mappedFields.avatarURL = "avatar";
		users.indexes = users.indexes.map((index) =>
			index.includes(emailIndex)
				? `CREATE UNIQUE INDEX \`${emailIndex}\` ON \`users\` (\`email\`) WHERE \`email\` != ''`
				: index,
		);
		users.authToken.duration = 7 * 86400;
		users.authAlert.enabled = true;
		app.save(users);
	},
);
