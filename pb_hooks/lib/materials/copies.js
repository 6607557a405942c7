// @ts-check
// Copies a material into another course: its words and its file, under a new id. The server does it, because a phone may be
// without a network, and without the file. The bytes are shared, so a school's copies do not fill its disk.
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { checkId, idReused } = require(`${__hooks}/lib/ids.js`);
const { takenIn } = require(`${__hooks}/lib/sync/ledger.js`);
const { onceByRoute } = require(`${__hooks}/lib/sync/once.js`);
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { isAdmin, teaches } = require(`${__hooks}/lib/accounts/roles.js`);
const { checkPlace, giverNow } = require(`${__hooks}/lib/materials/checks.js`);
const { keepStored, shareStored } = require(`${__hooks}/lib/materials/upload-files.js`);

const words = ["title", "subject", "grade", "description"];

/** @typedef {{ id: string, source_id: string, course_id: string, assignment_id: string }} Asked */

/**
 * POST /api/lead/copy-material {id, source_id, course_id, assignment_id, mutation}: answers the copy.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 unknown_material; 403 not_yours, 400 course_ended, 400 unknown_assignment
 */
const copy = (e) => {
	const sent = typed(e, { id: "", source_id: "", course_id: "", assignment_id: "" });
	const asked = {
		id: String(sent.id),
		source_id: String(sent.source_id),
		course_id: String(sent.course_id),
		assignment_id: String(sent.assignment_id),
	};
	checkId("id", asked.id);
	const args = ["id", "source_id", "course_id", "assignment_id"];
	const also = takenIn("materials", asked.id);
	return onceByRoute(e, { collection: "materials", name: "copyMaterial", args, also }, (tx, found) => {
		const giver = giverNow(tx, e.auth);
		if (found.taken) throw idReused();
		checkPlace(tx, giver.id, asked);
		return { row: copied(tx, giver.id, asked) };
	});
};

/** @param {App} tx @param {string} giver @param {Asked} asked @returns {DbRecord} */
const copied = (tx, giver, { id, source_id, course_id, assignment_id }) => {
	const source = find(tx, "materials", source_id);
	if (!source || !mayRead(tx, giver, source.getString("course_id"))) throw unknownMaterial();
	const record = new Record(source.collection());
	for (const field of words) record.set(field, source.getString(field));
	for (const [field, value] of Object.entries({ id, course_id, assignment_id })) record.set(field, value);
	record.set("created_by", giver);
	record.set("size", source.getInt("size"));
	record.set("file_path", `${id}${/\.[^.]*$/.exec(source.getString("file_path"))?.[0] ?? ""}`);
	// PocketBase's own check accepts no name of a file that does not come with the record.
	tx.saveNoValidate(record);
	share(tx, source, record);
	keepStored(tx, record, record.getString("file_path"));
	if (isAdmin(tx, giver)) logAction(tx, { admin: giver, what: "material_added", detail: record.getString("title") });
	return record;
};

/** Whether this giver reads the materials of a course. @param {App} tx @param {string} giver @param {string} course "" is the library */
const mayRead = (tx, giver, course) => course === "" || teaches(tx, giver, course) || isAdmin(tx, giver);

/**
 * @param {App} tx
 * @param {DbRecord} source
 * @param {DbRecord} record
 * @throws {ApiError} 400 unknown_material when it is not on the disk, as after a backup without files: asking again is of no use
 */
const share = (tx, source, record) => {
	try {
		shareStored(tx, source, record);
	} catch (_) {
		throw unknownMaterial();
	}
};

const unknownMaterial = () => refusal(400, "source_id", "unknown_material", "This material is not there any more.");

module.exports = { copy };
