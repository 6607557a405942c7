// The outbox (pb_hooks/lib/mail/mails.js): every mail is a row first, written by the transaction that causes it, so a power cut
// or a dead mail server loses none. Plain tables and no collection: a mail may hold a password until it is sent, and no
// rule, no API and no dashboard form can show it. Times are milliseconds, 0 when it has not happened.
// `mail_turn` is its one row: whose turn it is to speak to the mail server (pb_hooks/lib/mail/send-lock.js).
// The routes that send mail to strangers are slowed per internet address, far above what a school asks for.
// The way back forgets what was not sent yet.
const routes = ["/api/lead/verification", "/api/lead/forgot-password", "/api/lead/reset-link"];

migrate(
	(app) => {
		const run = (sql) => app.db().newQuery(sql).execute();
		run(`CREATE TABLE mails (
			id TEXT PRIMARY KEY,
			kind TEXT NOT NULL,
			recipient TEXT NOT NULL COLLATE NOCASE,
			language TEXT NOT NULL,
			user_id TEXT NOT NULL,
			details TEXT NOT NULL,
			queued_at INTEGER NOT NULL,
			due_at INTEGER NOT NULL,
			tries INTEGER NOT NULL DEFAULT 0,
			tried_at INTEGER NOT NULL DEFAULT 0,
			sent_at INTEGER NOT NULL DEFAULT 0,
			dropped_at INTEGER NOT NULL DEFAULT 0)`);
		run("CREATE INDEX mails_waiting ON mails (due_at) WHERE sent_at = 0 AND dropped_at = 0");
		run("CREATE INDEX mails_of_recipient ON mails (recipient, kind, queued_at)");
		run(
			"CREATE TABLE mail_turn (one INTEGER PRIMARY KEY CHECK (one = 1), since INTEGER NOT NULL, lapsed INTEGER NOT NULL)",
		);
		run("INSERT INTO mail_turn (one, since, lapsed) VALUES (1, 0, 0)");
		const settings = app.settings();
		const added = routes.map((label) => ({ label, maxRequests: 30, duration: 60, audience: "" }));
		settings.rateLimits.rules = [...added, ...settings.rateLimits.rules];
		app.save(settings);
	},
	(app) => {
		const settings = app.settings();
		settings.rateLimits.rules = settings.rateLimits.rules.filter((rule) => !routes.includes(rule.label));
		app.save(settings);
		app.db().newQuery("DROP TABLE mail_turn").execute();
		app.db().newQuery("DROP TABLE mails").execute();
	},
);
