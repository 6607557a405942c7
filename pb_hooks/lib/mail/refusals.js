// @ts-check
// What to do when the mail server does not take a mail. No reply code: nobody answered. 4xx means "not now", 5xx "never",
// and a 5xx may concern one address or everything: a wrong password, our own address on a block list and a provider's
// hourly limit look like one bad address. The difference is whether the server takes other mails: only then is this one
// given up.
const { exists, run } = require(`${__hooks}/lib/sql.js`);

/** @typedef {import("./send-lock.js").Mail} Mail */

const aboutOne = [450, 451, 452, 501, 550, 551, 552, 553, 555, 556]; // reply codes about one address or its mailbox

/** @param {unknown} error of sending @returns {number} 0 when nobody answered */
const replyCode = (error) => Number(/^GoError: (\d{3})\b/.exec(String(error))?.[1] ?? 0);

/**
 * @param {App} app
 * @param {Mail[]} mails that were handed over as one
 * @param {unknown} error
 * @returns {"failed" | "put off" | "dropped"} failed: the server cannot be reached, for any mail; put off: it may take
 * others
 */
const verdictOn = (app, mails, error) => {
	const code = replyCode(error);
	if (code >= 500 && mails.some((mail) => isAtFault(app, mail))) return "dropped";
	if (code >= 500) for (const mail of mails) noteRefusal(app, mail);
	return aboutOne.includes(code) ? "put off" : "failed";
};

/** @param {App} app @param {Mail} mail @returns {boolean} it was refused before, and another mail was taken since */
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

module.exports = { replyCode, verdictOn };
