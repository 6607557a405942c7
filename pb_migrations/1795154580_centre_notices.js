// Admins choose to be mailed about inquiries and about people who signed up and wait, at their own address, as people choose
// mails about coursework (1795154560_notices.js). `centre_at` of a person: up to when they were mailed of it, as PocketBase
// stores times.
const kinds = (names) => `^([+-](${names.join("|")})( |$))*$`;
const before = ["assignment", "graded", "date", "due", "answers"];

const choices = (app, names) => {
	const users = app.findCollectionByNameOrId("users");
	users.fields.getByName("mail_choices").pattern = kinds(names);
	app.save(users);
};

migrate(
	(app) => {
		choices(app, [...before, "inquiries", "signups"]);
		app.db().newQuery("ALTER TABLE notice_people ADD COLUMN centre_at TEXT NOT NULL DEFAULT ''").execute();
	},
	(app) => {
		app.db().newQuery("ALTER TABLE notice_people DROP COLUMN centre_at").execute();
		app
			.db()
			.newQuery(
				"UPDATE users SET mail_choices = '' WHERE mail_choices LIKE '%inquiries%' OR mail_choices LIKE '%signups%'",
			)
			.execute();
		choices(app, before);
	},
);
