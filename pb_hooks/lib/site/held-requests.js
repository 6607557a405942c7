// @ts-check
// How many requests with a body, or for a file, may be in progress. Each keeps its script runtimes, 1 to 3 MB, until its answer
// is written, and who sends the body a letter at a time, or reads the file so, keeps them for minutes: 1,000 such connections
// took 1.2 GB. Requests of an approved person are counted by account, those of all others by address and together: guests
// neither end the server nor keep the phones out.
const { statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { networkOf } = require(`${__hooks}/lib/site/request-limits.js`);
const { setRetryAfter } = require(`${__hooks}/lib/retry-after.js`);

const guests = "guests";
const most = { guests: 100, address: 50, account: 50 };

const key = "requests in progress";
const seconds = 5;

/** @typedef {Record<string, number>} Counts by client; who has none in progress is not in it */

/**
 * Counts a request with a body, or for a file, until the returned function is called.
 * @param {RequestEvent} e
 * @returns {() => void}
 * @throws {ApiError} 429
 */
const holdRequest = (e) => {
	const isForFile = e.request.url.path.startsWith("/api/files/");
	if (e.request.contentLength === 0 && !isForFile) return () => {};
	const clients = clientsOf(e, isForFile ? readerOf(e) : e.auth);
	const isCounted = change(e.app, (counts) => {
		if (clients.some(({ name, limit }) => (counts[name] ?? 0) >= limit)) return null;
		return added(counts, clients, 1);
	});
	if (isCounted) return () => change(e.app, (counts) => added(counts, clients, -1));
	setRetryAfter(e, seconds);
	throw new ApiError(429, "Too many requests. Please try again in a moment.", null);
};

/** @param {RequestEvent} e @returns {DbRecord | null} whose file token is in the address: by this alone a file is sent */
const readerOf = (e) => {
	try {
		return e.app.findAuthRecordByToken(e.request.url.query().get("token"), "file");
	} catch {
		return null;
	}
};

/** @param {RequestEvent} e @param {DbRecord | null} person */
const clientsOf = (e, person) => {
	if (person && statusOf(person).status === "approved") return [{ name: person.id, limit: most.account }];
	return [
		{ name: guests, limit: most.guests },
		{ name: networkOf(e.realIP()), limit: most.address },
	];
};

/** @param {Counts} counts @param {{ name: string }[]} clients @param {number} by @returns {Counts} */
const added = (counts, clients, by) => {
	const next = { ...counts };
	for (const { name } of clients) next[name] = (next[name] ?? 0) + by;
	return Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0));
};

/**
 * @param {App} app
 * @param {(counts: Counts) => Counts | null} next null changes nothing
 * @returns {boolean} whether it changed anything
 */
const change = (app, next) => {
	const done = { changed: false };
	app.store().setFunc(key, (value) => {
		/** @type {Counts} */
		const counts = Object(value);
		const changed = next(counts);
		done.changed = changed !== null;
		return changed ?? counts;
	});
	return done.changed;
};

module.exports = { holdRequest };
