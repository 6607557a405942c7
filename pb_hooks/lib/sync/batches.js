// @ts-check
// A batch is how a phone's outbox travels, and nothing else: it belongs to somebody signed in, and its entries are the
// writes that phones make. PocketBase would also run sign-ups, deletions, and options in an entry's address (one of them
// ends the process before 0.39.7: CVE-2026-82410), and believe the address of a proxy in an entry's headers.
const { takeEntries } = require(`${__hooks}/lib/site/request-limits.js`);

const created = /^\/api\/collections\/(courses|assignments|submissions)\/records$/;
const changed = /^\/api\/collections\/(courses|assignments|submissions)\/records\/[a-z0-9]{15}$/;

/**
 * @param {BatchEvent} e
 * @throws {UnauthorizedError | BadRequestError | ApiError} before anything of it is done
 */
const checkBatch = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	if (!e.auth) throw new UnauthorizedError("", null);
	let entries = 0;
	for (const entry of e.batch) {
		if (!isPhones(entry)) throw new BadRequestError("A batch holds only what phones write.", null);
		entries++;
	}
	takeEntries(e.requestEvent, entries);
	e.next();
};

/** @param {BatchEntry} entry */
const isPhones = ({ method, url, headers }) =>
	(method === "POST" ? created : method === "PATCH" ? changed : /^$/).test(url) &&
	Object.keys(headers ?? {}).length === 0;

module.exports = { checkBatch };
