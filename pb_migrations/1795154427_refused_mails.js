// Two things the outbox remembers of the mail server. Per mail, when it was first refused with a 5xx: whether that is the
// mail's fault shows when the next mail is taken (pb_hooks/lib/mail/refusals.js). And in the row of the turn, how the last
// hand-over went that says something of the server: whether it was away, and how long it took, in milliseconds
// (pb_hooks/lib/mail/send-lock.js).
const columns = [
	["mails", "refused_at"],
	["mail_turn", "away"],
	["mail_turn", "took"],
];

migrate(
	(app) => {
		for (const [table, column] of columns) {
			app.db().newQuery(`ALTER TABLE ${table} ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0`).execute();
		}
	},
	(app) => {
		for (const [table, column] of columns) app.db().newQuery(`ALTER TABLE ${table} DROP COLUMN ${column}`).execute();
	},
);
