// @ts-check
// The ledger of mutations. A phone gives each of its writes an id (`mutation` in the body), and sends it again until it has
// heard an answer. The ids of accepted writes are kept here, in the same database and written by the same transaction as
// the rows, so a write is known if and only if its work is there, also after a restored backup.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { checkId } = require(`${__hooks}/lib/ids.js`);
const { one, run } = require(`${__hooks}/lib/sql.js`);

/**
 * What a phone can write.
 * @typedef {object} Mutation
 * @property {string} name as the phone calls it, for example "submitAssignment"
 * @property {string[]} args the fields of its body, never in another order: the content by which it is known
 * @property {Also} [also]
 */

/**
 * What else a write depends on, asked together with the ledger: each question inside the write transaction keeps
 * everybody else waiting for the only writer.
 * @typedef {object} Also
 * @property {string[]} columns of SQL, each with a name; `account` is the writer's row in users
 * @property {object} values for the {:names} in them; `person` and `mutation` are taken
 * @property {Record<string, string | number>} shape a value of the right type per column
 */

/** @type {Also} */
const nothingElse = { columns: [], values: {}, shape: {} };

/** @param {Also} one @param {Also} other @returns {Also} both, asked together */
const together = (one, other) => ({
	columns: [...one.columns, ...other.columns],
	values: { ...one.values, ...other.values },
	shape: { ...one.shape, ...other.shape },
});

/** @param {string} collection @param {string} id @returns {Also} whether there is a row of this id, as `taken` */
const takenIn = (collection, id) => ({
	columns: [`EXISTS (SELECT 1 FROM ${collection} WHERE id = {:made}) AS taken`],
	values: { made: id },
	shape: { taken: 0 },
});

/**
 * What writes were called when the ledger began. Their content is known by it: a phone that has not heard the answer of an
 * earlier version sends the same write to this one.
 * @type {Record<string, string>}
 */
const firstNames = { submitAssignment: "submitAnswer", gradeSubmission: "gradeAnswer" };

/** @typedef {Record<string, string | number>} Found */
/** @typedef {{ id: string, person: string, name: string, content: string }} Entry */

/**
 * @param {RecordEvent | RequestEvent} e
 * @param {string} target the id of the row it is about; it belongs to the content
 * @param {Mutation} mutation
 * @returns {Entry} for this request, whether the ledger has it or not
 * @throws {ApiError} 400 validation_required, validation_invalid_format
 */
const entryOf = (e, target, { name, args }) => {
	const { body } = e.requestInfo();
	const id = body.mutation;
	checkId("mutation", id);
	// Only what was sent: the other fields of an edit hold what the row holds, which changes. Field by field, because
	// PocketBase gives a body's keys in random order.
	const sent = args.filter((field) => field in body).map((field) => [field, String(body[field])]);
	const content = $security.sha256(JSON.stringify([firstNames[name] || name, target, ...sent]));
	return { id: String(id), person: e.auth ? e.auth.id : "", name, content };
};

/**
 * Asks what is known of a write, in one question: the ledger's entry, the account as it is now (its session key and
 * whether it is blocked; empty for a visitor), and what else the write depends on. The answer lasts as long as the write
 * transaction it is asked in.
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
 * @param {{ known: string | number }} found by `look`
 * @throws {ApiError} 409 id_reused when somebody else used its id, or the same person for something else
 */
const isKnown = ({ person, content }, { known }) => {
	if (known === "") return false;
	if (known === `${person} ${content}`) return true;
	throw refusal(409, "mutation", "id_reused", "This id belongs to another write.");
};

/** Writes an accepted mutation into the ledger. @param {App} tx @param {Entry} entry @param {string} record its row */
const enter = (tx, { id, person, name, content }, record) =>
	run(
		tx,
		"INSERT INTO ledger (id, person, name, record, content) VALUES ({:id}, {:person}, {:name}, {:record}, {:content})",
		{ id, person, name, record, content },
	);

module.exports = { nothingElse, together, takenIn, entryOf, look, isKnown, enter };
