// Accounts that an admin makes (pb_hooks/lib/accounts/made-accounts.js). A child without an e-mail address signs in with a
// user name such as maya.4821. `parent_phone` and `other_phone` are numbers as inquiries store them. All three are hidden,
// so that nobody can search by them.
const userNames =
	"CREATE UNIQUE INDEX `idx_users_username` ON `users` (`username` COLLATE NOCASE) WHERE `username` != ''";
const ours = ["username", "parent_phone", "other_phone"];

migrate(
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		users.fields.getByName("email").required = false;
		users.fields.add(
			new TextField({ name: "username", max: 40, pattern: "^([a-z]+\\.[0-9]{4})?$", hidden: true }),
			new TextField({ name: "parent_phone", max: 20, pattern: "^(\\+?[0-9]+)?$", hidden: true }),
			new TextField({ name: "other_phone", max: 20, pattern: "^(\\+?[0-9]+)?$", hidden: true }),
		);
		users.indexes = [...users.indexes, userNames];
		users.passwordAuth.identityFields = ["email", "username"];
		app.save(users);
	},
	(app) => {
		const users = app.findCollectionByNameOrId("users");
		users.passwordAuth.identityFields = ["email"];
		users.indexes = users.indexes.filter((index) => index !== userNames);
		for (const name of ours) users.fields.removeByName(name);
		users.fields.getByName("email").required = true;
		app.save(users);
	},
);
