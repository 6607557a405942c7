// @ts-check
// Runs around every API request: checks before PocketBase reads it, and a line in the log when something went wrong.
const { asLogLine } = require(`${__hooks}/lib/characters.js`);
const { holdRequest } = require(`${__hooks}/lib/site/held-requests.js`);
const { isFromOurselves } = require(`${__hooks}/lib/site/loopback.js`);
const { limitRequest } = require(`${__hooks}/lib/site/request-limits.js`);
const { formBytes } = require(`${__hooks}/lib/site/open-routes.js`);
const { answerHealth } = require(`${__hooks}/lib/site/health.js`);
const { checkQuery } = require(`${__hooks}/lib/site/queries.js`);
const { guardConfirmation } = require(`${__hooks}/lib/accounts/change-email.js`);
const { checkSignUp } = require(`${__hooks}/lib/accounts/passwords.js`);
const { checkSignUps } = require(`${__hooks}/lib/accounts/sign-up-limits.js`);

const slow = 2000; // milliseconds

/** @typedef {(e: RequestEvent) => void} Guard goes on with the request, answers it, or throws */

/**
 * Looked at here because PocketBase answers the first without any hook, and does something with the others before any of
 * its hooks runs, and so before its limit on bodies.
 * @type {Record<string, Guard>}
 */
const guards = {
	"GET /api/health": answerHealth,
	"POST /api/collections/users/records": withForm((e) => {
		checkSignUps(e, e.app);
		checkSignUp(e);
	}),
	"POST /api/collections/users/confirm-email-change": withForm(guardConfirmation),
};

/**
 * Middleware. Adds to every answer a header that no captive portal or proxy adds (phones believe no answer without it),
 * and forbids caching. Logs errors that are no refusals: those are faults of ours or of the machine, and PocketBase answers
 * them with 400 or 500 and logs nothing. A refusal is answered here: thrown further, it would keep this script runtime, about
 * 1 MB, until the rest of a body has come that nobody reads.
 * @param {RequestEvent} e
 */
const handle = (e) => {
	const { method, url } = e.request;
	const headers = e.response.header();
	headers.set("X-Lead", "1");
	headers.set("Cache-Control", "no-store");
	const began = Date.now();
	let release = () => {};
	try {
		if (!e.hasSuperuserAuth() && !isFromOurselves(e)) {
			limitRequest(e);
			checkQuery(e);
			release = holdRequest(e);
		}
		const guard = guards[`${method} ${url.path}`];
		if (guard) guard(e);
		else e.next();
	} catch (error) {
		const thrown = Object(Object(error).value ?? error);
		if (!(thrown.status > 0 && thrown.status < 500)) note(e, `failed: ${String(error).slice(0, 500)}`);
		if (!(thrown.status > 0) || e.written()) throw error;
		e.json(thrown.status, thrown);
	} finally {
		release();
	}
	const took = Date.now() - began;
	if (took > slow) note(e, `took ${took} ms`);
};

/** @param {Guard} guard of a route whose body is a form @returns {Guard} */
function withForm(guard) {
	return (e) => {
		checkSize(e);
		guard(e);
	};
}

/** @param {RequestEvent} e @throws {ApiError} 413 also when nobody can tell how long the body is */
const checkSize = (e) => {
	const { contentLength } = e.request;
	if (contentLength < 0 || contentLength > formBytes) throw new ApiError(413, "Request entity too large", null);
};

/** Writes one line into the server's log, without tokens, searches or names. @param {RequestEvent} e @param {string} what */
const note = (e, what) => console.log(asLogLine(`${e.request.method} ${e.request.url.path.slice(0, 100)} ${what}`));

module.exports = { handle };
