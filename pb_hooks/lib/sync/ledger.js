// @ts-check
// The ledger of mutations. A phone gives each of its writes an id (`mutation` in the body) and repeats the write until it
// has received an answer. The ids of accepted writes are kept in the same database, written by the same transaction as
// the rows, so an id is known if and only if its work is there, also after a restored backup.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { checkId } = require(`${__hooks}/lib/ids.js`);
const { one, run } = require(`${__hooks}/lib/sql.js`);

/**
 * A kind of write that a phone can make.
 * @typedef {object} Mutation
 * @property {string} name as the phone calls it, for example "submitAssignment"
 * @property {string[]} args fields of its body, always in this order: the content that identifies it
 * @property {Also} [also]
 */

/**
 * What else a write depends on, read together with the ledger, because each query inside the write transaction keeps
 * everybody else waiting for the only writer.
 * @typedef {object} Also
 * @property {string[]} columns of SQL, each with a name; `account` is the writer's row in users
 * @property {object} values for the {:names} in them; `person` and `mutation` are taken
 * @property {Record<string, string | number>} shape a value of the right type for each column
 */

/** @type {Also} */
const nothingElse = { columns: [], values: {}, shape: {} };

/** @param {Also} one @param {Also} other @returns {Also} both, read together */
const together = (one, other) => ({
	columns: [...one.columns, ...other.columns],
	values: { ...one.values, ...other.values },
	shape: { ...one.shape, ...other.shape },
});

/** @param {string} collection @param {string} id @returns {Also} whether a row has this id, as `taken` */
const takenIn = (collection, id) => ({
	columns: [`EXISTS (SELECT 1 FROM ${collection} WHERE id = {:made}) AS taken`],
	values: { made: id },
	shape: { taken: 0 },
});

/**
 * The names that mutations had when the ledger began. They are part of the hashed content: a phone that has not received
 * an answer from an earlier version sends the same write to this one.
 * @type {Record<string, string>}
 */
const firstNames = { submitAssignment: "submitAnswer", gradeSubmission: "gradeAnswer" };

/** @typedef {Record<string, string | number>} Found */
/** @typedef {{ id: string, person: string, name: string, content: string }} Entry */

/**
 * @param {RecordEvent | RequestEvent} e
 * @param {string} target the id of the row it is about; part of the content
 * @param {Mutation} mutation
 * @returns {Entry} for this request, whether the ledger has it or not
 * @throws {ApiError} 400 validation_required, validation_invalid_format
 */
const entryOf = (e, target, { name, args }) => {
	const { body } = e.requestInfo();
	const id = body.mutation;
	checkId("mutation", id);
	// Only fields that were sent: the others of an edit hold the row's present values, which change. Field by field, because
	// PocketBase gives a body's keys in random order.
	const sent = args.filter((field) => field in body).map((field) => [field, String(body[field])]);
	const content = $security.sha256(JSON.stringify([firstNames[name] || name, target, ...sent]));
	return { id: String(id), person: e.auth ? e.auth.id : "", name, content };
};

/**
 * Reads what is known about a write, in one query: the ledger's entry, the account as it is now (its session key and
 * whether it is blocked; empty for a visitor), and what else the write depends on. The answer is valid as long as the
 * write transaction it is read in.
 * @param {App} tx
 * @param {Entry} entry
 * @param {Also} also
 * @returns {Found & { known: string, known_record: string, tokenKey: string, blocked_at: string }}
 */
const look = (tx, { id, person }, { columns, values, shape }) =>
	one(
		tx,
		`SELECT COALESCE(known.person || ' ' || known.content, '') AS known, COALESCE(known.record, '') AS known_record,
			COALESCE(account.tokenKey, '') AS tokenKey, COALESCE(account.blocked_at, '') AS blocked_at
			${columns.map((column) => `, ${column}`).join("")}
		FROM (SELECT 1) LEFT JOIN users account ON account.id = {:person} LEFT JOIN ledger known ON known.id = {:mutation}`,
		{ ...values, person, mutation: id },
		{ known: "", known_record: "", tokenKey: "", blocked_at: "", ...shape },
	);

/**
 * Whether this very write was accepted before.
 * @param {Entry} entry
 * @param {{ known: string | number }} found the result of `look`
 * @throws {ApiError} 409 id_reused when another person has used the id, or the same person for other content
 */
const isKnown = ({ person, content }, { known }) => {
	if (known === "") return false;
	if (known === `${person} ${content}`) return true;
	throw refusal(409, "mutation", "id_reused", "This id belongs to another write.");
};

/** Adds an accepted mutation to the ledger. @param {App} tx @param {Entry} entry @param {string} record its row */
const enter = (tx, { id, person, name, content }, record) =>
	run(
		tx,
		"INSERT INTO ledger (id, person, name, record, content) VALUES ({:id}, {:person}, {:name}, {:record}, {:content})",
		{ id, person, name, record, content },
	);

module.exports = { nothingElse, together, takenIn, entryOf, look, isKnown, enter };
