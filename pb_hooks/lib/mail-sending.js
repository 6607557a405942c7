// @ts-check
// Handing mails to the mail server: the own loopback route of the outbox (mails.js).
const { onlyOurselves, askOurselves } = require(`${__hooks}/lib/loopback.js`);
const { typed } = require(`${__hooks}/lib/refuse.js`);
const { takeTurn, endTurn } = require(`${__hooks}/lib/mail-turns.js`);
const { letterOf } = require(`${__hooks}/lib/mail-letters.js`);

const patience = 4000; // milliseconds; who asked for it waits no longer either

/**
 * POST /api/lead/mails {id}: that mail at once, waiting for its turn but not for one that is stuck; without an id
 * whatever is due.
 * @param {RequestEvent} e
 */
const sendMails = (e) => {
	onlyOurselves(e);
	const id = String(typed(e, { id: "" }).id);
	const until = Date.now() + patience;
	if (id === "") sendDue(e.app);
	else while (sendOne(e.app, id) === "busy" && Date.now() < until) sleep(50);
	return e.noContent(204);
};

/**
 * One mail after the other, until one fails: a mail server that is away is asked once a minute, and the mail that failed
 * goes behind the others.
 * @param {App} app
 */
const sendDue = (app) => {
	let outcome = sendOne(app, "");
	while (outcome === "sent" || outcome === "dropped") outcome = sendOne(app, "");
};

/** @param {App} app @param {string} id @returns {string} sent, dropped or failed, else why there was no turn */
const sendOne = (app, id) => {
	const turn = takeTurn(app, id);
	if (typeof turn === "string") return turn;
	const outcome = handOver(app, turn.mails);
	endTurn(app, turn, outcome);
	return outcome;
};

/** @param {App} app @param {import("./mail-turns.js").Mail[]} mails @returns {"sent" | "dropped" | "failed"} */
const handOver = (app, mails) => {
	try {
		const letter = letterOf(app, mails);
		if (!letter) return "dropped"; // what it says is not true any more
		const { senderName: name, senderAddress: address } = app.settings().meta;
		const { to, subject, html, text } = letter;
		app
			.newMailClient()
			.send(new MailerMessage({ from: { name, address }, to: [{ address: to }], subject, html, text }));
		return "sent";
	} catch (error) {
		console.log(`A mail (${mails[0]?.kind}) was not sent and is kept: ${error}`);
		return "failed";
	}
};

/** The tick: it does not wait for a mail server that hangs. */
const sendWhatIsDue = () => askOurselves("/api/lead/mails", { id: "" }, 4);

module.exports = { sendMails, sendWhatIsDue };
