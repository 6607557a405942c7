// @ts-check
// When enough equal mails have gone to an address, none goes; but the answer, and the time it takes, are those of one that
// goes, or asking twice would tell a stranger which addresses have no account. So such a mail stands in the outbox like any
// other, waits for the lock and takes it, and only the mail server hears nothing of it.
const { rows } = require(`${__hooks}/lib/sql.js`);

const longest = 4000; // milliseconds; nobody is kept longer by a real one

/**
 * @param {App} app
 * @param {import("./send-lock.js").Mail} mail of a kind "like …"
 * @returns {"as if sent" | "dropped"} as the last equal mail to this address ended, when it was given up; else as the mail
 * server did with the last mail that says something of it: never with one to an address that is always refused
 */
const actAsIfSent = (app, { kind, recipient }) => {
	const equal = "SELECT tried_at, dropped_at FROM mails WHERE recipient = {:recipient} AND kind = {:kind}";
	const values = { recipient, kind: kind.replace("like ", "") };
	const [last] = rows(app, `${equal} ORDER BY queued_at DESC LIMIT 1`, values, { tried_at: 0, dropped_at: 0 });
	const [server] = rows(app, "SELECT away, took FROM mail_turn", {}, { away: 0, took: 0 });
	const refused = last !== undefined && last.dropped_at > 0;
	sleep(Math.max(0, Math.min(longest, refused ? last.dropped_at - last.tried_at : (server?.took ?? 0))));
	return refused || server?.away ? "dropped" : "as if sent";
};

module.exports = { actAsIfSent };
