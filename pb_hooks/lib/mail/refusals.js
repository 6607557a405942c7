// @ts-check
// A mail server that does not take a mail. Without a number nobody answered; 4xx says "not now"; 5xx "never", and that may
// be said of one address, or of everything: a wrong password, our own address on a black list, a provider's hourly limit
// all sound like one bad address. What tells them apart is whether it takes other mails: only then one is given up.
const { exists, run } = require(`${__hooks}/lib/sql.js`);

/** @typedef {import("./send-lock.js").Mail} Mail */

const aboutOne = [450, 451, 452, 501, 550, 551, 552, 553, 555, 556]; // said of an address or its mailbox

/**
 * @param {App} app
 * @param {Mail[]} mails that were handed over as one
 * @param {unknown} error
 * @returns {"failed" | "put off" | "dropped"} failed: the server is away, for all; put off: it may take others
 */
const verdictOn = (app, mails, error) => {
	const code = Number(/^GoError: (\d{3})\b/.exec(String(error))?.[1] ?? 0);
	if (code >= 500 && mails.some((mail) => isAtFault(app, mail))) return "dropped";
	if (code >= 500) for (const mail of mails) noteRefusal(app, mail);
	return aboutOne.includes(code) ? "put off" : "failed";
};

/** @param {App} app @param {Mail} mail @returns {boolean} refused before, and another was taken since */
const isAtFault = (app, { refused_at, recipient }) =>
	refused_at > 0 &&
	exists(
		app,
		"SELECT 1 FROM mails WHERE sent_at > {:refused_at} AND recipient <> {:recipient} AND kind NOT LIKE 'like %'",
		{ refused_at, recipient },
	);

/** @param {App} app @param {Mail} mail */
const noteRefusal = (app, { id }) =>
	run(app, "UPDATE mails SET refused_at = {:now} WHERE id = {:id} AND refused_at = 0", { id, now: Date.now() });

module.exports = { verdictOn };
