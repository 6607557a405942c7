// @ts-check
// A batch carries a phone's outbox and nothing else: its sender is signed in, and its entries are writes that phones
// make. PocketBase would also run sign-ups, deletions, and options in an entry's address (one of them ends the process
// before 0.39.7: CVE-2026-82410), and would believe a proxy's header inside an entry. Inquiries, sign-ups and passwords
// each need a request of their own: fifty in a batch would pass their limits as one, and a batch that is rolled back would
// take back a count of wrong attempts, or an account or inquiry that a mail has told of.
const { roleOf } = require(`${__hooks}/lib/accounts/roles.js`);
const { limitEntries } = require(`${__hooks}/lib/site/request-limits.js`);

/**
 * Entries of a student's batch; PocketBase takes 50 of everybody else. An entry takes up to seven milliseconds of processor,
 * and no request of a student may take more than a hundred. Phones know the number (src/local/schema.ts); those that do
 * not yet send half as many when they are refused.
 */
const mostOfStudent = 12;

/** Rows that phones write carry the mutation that made their content. @param {Collection} collection */
const isWrittenOnPhones = ({ fields }) => fields.getByName("revision") !== null;

/**
 * @param {BatchEvent} e
 * @throws {UnauthorizedError | BadRequestError | ApiError} before any entry is carried out
 */
const checkBatch = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	if (!e.auth) throw new UnauthorizedError("", null);
	let entries = 0;
	for (const entry of e.batch) {
		if (!isWrite(e.app, entry)) throw new BadRequestError("A batch holds only what phones write.", null);
		entries++;
	}
	if (entries > mostOfStudent && roleOf(e.app, e.auth.id) === "student") {
		throw new ApiError(413, "A student's batch holds at most 12 writes.", null);
	}
	limitEntries(e.requestEvent, entries);
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
 * @param {string} name exactly as it is: PocketBase would also accept the id, and other capitals
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
