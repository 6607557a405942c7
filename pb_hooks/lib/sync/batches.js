// @ts-check
// A batch is how a phone's outbox travels, and nothing else: it belongs to somebody signed in, and its entries are the
// writes that phones make. PocketBase would also run sign-ups, deletions, and options in an entry's address (one of them
// ends the process before 0.39.7: CVE-2026-82410), and believe the address of a proxy in an entry's headers.
const { takeEntries } = require(`${__hooks}/lib/site/request-limits.js`);

/** Rows that are written on phones say which mutation made their content. @param {Collection} collection */
const isWrittenOnPhones = ({ fields }) => fields.getByName("revision") !== null;

/**
 * @param {BatchEvent} e
 * @throws {UnauthorizedError | BadRequestError | ApiError} before anything of it is done
 */
const checkBatch = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	if (!e.auth) throw new UnauthorizedError("", null);
	let entries = 0;
	for (const entry of e.batch) {
		if (!isWrite(e.app, entry)) throw new BadRequestError("A batch holds only what phones write.", null);
		entries++;
	}
	takeEntries(e.requestEvent, entries);
	e.next();
};

const address = /^\/api\/collections\/(\w+)\/records(\/[a-z0-9]{15})?$/;

/** @param {App} app @param {BatchEntry} entry */
const isWrite = (app, { method, url, headers }) => {
	const [, name = "", id] = address.exec(url) ?? [];
	if (method !== (id ? "PATCH" : "POST") || Object.keys(headers ?? {}).length > 0) return false;
	const collection = collectionNamed(app, name);
	return collection !== null && isWrittenOnPhones(collection);
};

/**
 * @param {App} app
 * @param {string} name exactly as it is: PocketBase would also take the id, and other capitals
 * @returns {Collection | null}
 */
const collectionNamed = (app, name) => {
	try {
		const collection = app.findCachedCollectionByNameOrId(name);
		return collection.name === name ? collection : null;
	} catch (_) {
		return null;
	}
};

module.exports = { checkBatch, isWrittenOnPhones };
