// @ts-check
// The way out of mails about coursework, without signing in: a link at the end of each of them, and the button that mail
// programs show (RFC 8058). Only a POST changes anything, because programs that look for bad links open every link of a mail:
// the link leads to a page with one button.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { one, run } = require(`${__hooks}/lib/sql.js`);
const { isId } = require(`${__hooks}/lib/ids.js`);
const { nothing } = require(`${__hooks}/lib/notices/choices.js`);

/**
 * The signature of a person's id. What is signed has a word in front that no id has: the signature of the id alone opens sealed
 * work (lib/sync/handshake.js). It does not expire, because old mails must keep their way out, and can do nothing else.
 * @param {App} app
 * @param {string} userId
 */
const tokenOf = (app, userId) => {
	const { secret } = one(app, "SELECT COALESCE((SELECT secret FROM server_secret), '') AS secret", {}, { secret: "" });
	if (!secret) throw new Error("The server's secret is missing.");
	return `${userId}.${$security.hs256(`no more mails for ${userId}`, secret)}`;
};

/** @param {App} app @param {string} userId @returns {{ page: string, headers: Record<string, string> }} for a mail to this person */
const waysOut = (app, userId) => {
	const site = app.settings().meta.appURL.replace(/\/+$/, "");
	const token = tokenOf(app, userId);
	return {
		page: `${site}/unsubscribe#type=unsubscribe&token=${token}`,
		headers: {
			"List-Unsubscribe": `<${site}/api/lead/unsubscribe?token=${token}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	};
};

/** @param {RequestEvent} e */
const tokenIn = (e) => e.request.url.query().get("token").slice(0, 100);

/**
 * GET /api/lead/unsubscribe?token=: a person followed the header's link in a browser. Leads to the page.
 * @param {RequestEvent} e
 */
const showPage = (e) => e.redirect(302, `/unsubscribe#type=unsubscribe&token=${tokenIn(e).replace(/[^a-z0-9.]/g, "")}`);

/** Once: each write of an account is a line of the sync log. */
const end = "UPDATE users SET mail_choices = {:nothing} WHERE id = {:userId} AND mail_choices <> {:nothing}";

/**
 * POST /api/lead/unsubscribe?token=: no more mails about coursework to this person, of any kind. Again: the same answer.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 invalid_link
 */
const unsubscribe = (e) => {
	const token = tokenIn(e);
	const [userId = ""] = token.split(".");
	if (!isId(userId) || !$security.equal(token, tokenOf(e.app, userId))) {
		throw refusal(400, "token", "invalid_link", "This link is not complete.");
	}
	run(e.app, end, { nothing, userId });
	return e.json(200, { ok: true });
};

module.exports = { waysOut, showPage, unsubscribe };
