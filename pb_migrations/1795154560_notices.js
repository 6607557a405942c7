// Mails about coursework (pb_hooks/lib/notices). `mail_choices` of a person are the kinds that were decided, such as
// "+assignment -due"; for the others the usual applies. Plain tables, which no rule and no API reaches:
// `notice_events`: what happened, one row for a whole class; `student` names the only one whom it concerns, `about` the due
// date that a reminder was for. `notice_people`: up to which event a person was mailed, and up to when a teacher got answers.
// `notice_digests`: the days whose evening mails were all queued. Times are in milliseconds, but for received_at, which is compared
// with that column of answers.
// `handing` of a mail: it is being given to the mail server, or its server was killed meanwhile (pb_hooks/lib/mail/send-lock.js).
// The way back forgets what was not mailed yet.
migrate(
	(app) => {
		const run = (sql) => app.db().newQuery(sql).execute();
		const users = app.findCollectionByNameOrId("users");
		const pattern = "^([+-](assignment|graded|date|due|answers)( |$))*$";
		users.fields.add(new TextField({ name: "mail_choices", max: 100, pattern, hidden: true }));
		app.save(users);
		run(`CREATE TABLE notice_events (
			id INTEGER PRIMARY KEY AUTOINCREMENT,
			kind TEXT NOT NULL,
			assignment TEXT NOT NULL,
			student TEXT NOT NULL,
			about TEXT NOT NULL,
			at INTEGER NOT NULL)`);
		run(`CREATE TABLE notice_people (
			person TEXT PRIMARY KEY NOT NULL,
			upto INTEGER NOT NULL DEFAULT 0,
			received_at TEXT NOT NULL DEFAULT '') WITHOUT ROWID`);
		run("CREATE TABLE notice_digests (day TEXT PRIMARY KEY NOT NULL) WITHOUT ROWID");
		run("ALTER TABLE mails ADD COLUMN handing INTEGER NOT NULL DEFAULT 0");
	},
	(app) => {
		const run = (sql) => app.db().newQuery(sql).execute();
		run("ALTER TABLE mails DROP COLUMN handing");
		for (const table of ["notice_digests", "notice_people", "notice_events"]) run(`DROP TABLE ${table}`);
		const users = app.findCollectionByNameOrId("users");
		users.fields.removeByName("mail_choices");
		app.save(users);
	},
);
