// How many mails of a kind went lately is asked at every turn to speak to the mail server (pb_hooks/lib/mail/mails.js).
migrate(
	(app) => {
		app.db().newQuery("CREATE INDEX mails_sent ON mails (kind, sent_at)").execute();
	},
	(app) => {
		app.db().newQuery("DROP INDEX mails_sent").execute();
	},
);
