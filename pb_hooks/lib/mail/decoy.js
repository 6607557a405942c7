// @ts-check
// When an address has reached its mail limit, a decoy row goes through the queue and waits for the lock like a real mail, but
// nothing is sent. Response and timing must not differ, or repeated requests would reveal which addresses have accounts.
const { rows } = require(`${__hooks}/lib/sql.js`);

const longest = 4000; // milliseconds; a request waits no longer for a real mail either

/**
 * @param {App} app
 * @param {import("./send-lock.js").Mail} mail of a kind "like …"
 * @returns {"as if sent" | "dropped"} the outcome of the last real mail of this kind to this address, if it was given up;
 * otherwise the outcome of the last mail that shows whether the mail server answers, which is never one to an address
 * that is always refused
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
