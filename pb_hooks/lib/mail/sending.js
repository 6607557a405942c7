// @ts-check
// Hands mails to the mail server, in a loopback route of the outbox (mails.js).
const { onlyOurselves, askOurselves } = require(`${__hooks}/lib/site/loopback.js`);
const { typed } = require(`${__hooks}/lib/refuse.js`);
const { takeLock, releaseLock } = require(`${__hooks}/lib/mail/send-lock.js`);
const { contentOf } = require(`${__hooks}/lib/mail/templates.js`);
const { replyCode, verdictOn } = require(`${__hooks}/lib/mail/refusals.js`);
const { actAsIfSent } = require(`${__hooks}/lib/mail/decoy.js`);
const { asLogLine } = require(`${__hooks}/lib/characters.js`);
const { isAddress } = require(`${__hooks}/lib/accounts/addresses.js`);

const longestWaitMs = 4000; // the request that asks for it waits no longer either

/**
 * POST /api/lead/mails {id}: sends that mail at once, waiting for the lock unless it is stuck; without an id, every mail
 * that is due.
 * @param {RequestEvent} e
 */
const sendMails = (e) => {
	onlyOurselves(e);
	const id = String(typed(e, { id: "" }).id);
	const until = Date.now() + longestWaitMs;
	if (id === "") sendDue(e.app);
	else while (sendOne(e.app, id) === "busy" && Date.now() < until) sleep(50);
	return e.noContent(204);
};

/**
 * Sends one mail after the other until one fails: a mail server that cannot be reached is tried once a minute, and the
 * failed mail goes behind the others. A mail that the server only refuses does not stop the rest.
 * @param {App} app
 */
const sendDue = (app) => {
	let outcome = sendOne(app, "");
	while (goesOn.includes(outcome)) outcome = sendOne(app, "");
};

const goesOn = ["sent", "as if sent", "dropped", "put off"];

/** @param {App} app @param {string} id @returns {string} the outcome, or why the lock was not free */
const sendOne = (app, id) => {
	const held = takeLock(app, id);
	if (typeof held === "string") return held;
	const outcome = handOver(app, held.mails);
	releaseLock(app, held, outcome);
	return outcome;
};

/**
 * @typedef {import("./send-lock.js").Mail} Mail
 * @typedef {import("./send-lock.js").Outcome} Outcome
 */

/** @param {App} app @param {Mail[]} mails @returns {Outcome} */
const handOver = (app, mails) => {
	const [mail] = mails;
	/** @type {import("./templates.js").Content | null} */
	let content;
	try {
		if (mail?.kind.startsWith("like ")) return actAsIfSent(app, mail);
		content = contentOf(app, mails);
	} catch (error) {
		// A fault of ours. It says nothing of the mail server, which gets the others.
		return given("put off", mail, String(error).slice(0, 500));
	}
	if (!content) return "dropped"; // its text is not true any more
	if (!isAddress(content.to)) return given("dropped", mail, "this is no address");
	try {
		const { senderName: name, senderAddress: address } = app.settings().meta;
		const { to, headers, subject, html, text } = content;
		app
			.newMailClient()
			.send(new MailerMessage({ from: { name, address }, to: [{ address: to }], headers, subject, html, text }));
		return "sent";
	} catch (error) {
		// No more of it: mail servers name the recipient in what they reply.
		return given(verdictOn(app, mails, error), mail, `reply ${replyCode(error) || "none"}`);
	}
};

/** Logs an outcome. @param {Outcome} outcome @param {Mail | undefined} mail @param {string} why @returns {Outcome} */
const given = (outcome, mail, why) => {
	const fate = outcome === "dropped" ? "is given up" : "was not sent and is kept";
	console.log(asLogLine(`A mail (${mail?.kind}) ${fate}: ${why}`));
	return outcome;
};

/** For the maintenance, which does not wait for a mail server that hangs. */
const sendWhatIsDue = () => askOurselves("/api/lead/mails", { id: "" }, 4);

module.exports = { sendMails, sendWhatIsDue };
