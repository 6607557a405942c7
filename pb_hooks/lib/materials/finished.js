// @ts-check
// The end of an upload: the material it becomes, or a refusal.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { run } = require(`${__hooks}/lib/sql.js`);
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { isAdmin } = require(`${__hooks}/lib/accounts/roles.js`);
const { checkEnding, checkPlace, giverNow, notAccepted } = require(`${__hooks}/lib/materials/checks.js`);
const { edgesOf, keepStored, pathOf, removeBytes } = require(`${__hooks}/lib/materials/upload-files.js`);

const fields = ["id", "title", "subject", "grade", "description", "course_id", "assignment_id"];
const forget = "DELETE FROM uploads WHERE id = {:id}";

/** @typedef {import("./uploads.js").Upload} Upload */

/**
 * The material, its action and the end of its upload are one transaction, so there is either the one or the other. The bytes
 * of the upload go last: without a row they are in nobody's way.
 * @param {RequestEvent} e
 * @param {Upload} upload
 * @throws {ApiError} when its content, its giver or its place is refused
 */
const makeMaterial = (e, upload) => {
	const { id } = upload;
	const record = recordOf(e, upload);
	e.app.runInTransaction((tx) => {
		const giver = giverNow(tx, e.auth);
		checkPlace(tx, giver.id, upload);
		tx.save(record);
		keepStored(tx, record, record.getString("file_path"));
		run(tx, forget, { id });
		if (!isAdmin(tx, giver.id)) return;
		logAction(tx, { admin: giver.id, what: "material_added", detail: record.getString("title") });
	});
	removeBytes(e.app, id);
};

/**
 * Does something with an upload. If the material itself is refused, the upload can come to nothing any more, and is gone.
 * @param {App} app
 * @param {string} id
 * @param {() => void} work
 * @throws {ApiError} as `work` refuses
 */
const orForget = (app, id, work) => {
	try {
		work();
	} catch (error) {
		const wrong = refusedIn(error);
		if (!wrong) throw error; // of the disk, or of the account: the piece can be sent again
		run(app, forget, { id });
		removeBytes(app, id);
		throw wrong;
	}
};

/**
 * @param {unknown} error
 * @returns {unknown} what to answer when the material itself was refused, else null. Ours name the field in `data`,
 * PocketBase's own check of the content in `value`
 */
const refusedIn = (error) => {
	const { data, value } = JSON.parse(JSON.stringify(Object(error))); // the fields of a Go map cannot be asked for by name
	if (Object(value).file_path) return notAccepted();
	return ["file_path", "course_id", "assignment_id"].some((field) => Object(data)[field]) ? error : null;
};

/**
 * @param {RequestEvent} e
 * @param {Upload} upload
 * @returns {DbRecord}
 */
const recordOf = (e, upload) => {
	const file = $filesystem.fileFromPath(pathOf(e.app, upload.id));
	// Always the same name, so that what a killed server left of a copy is overwritten by the next.
	file.name = `${upload.id}${upload.ending || /\.[^.]*$/.exec(file.name)?.[0] || ""}`;
	checkEnding(file.name);
	checkContent(e.app, upload.id, file.name);
	const record = new Record(e.app.findCollectionByNameOrId("materials"));
	for (const [field, value] of Object.entries(upload)) if (fields.includes(field)) record.set(field, value);
	record.set("created_by", e.auth.id);
	record.set("file_path", file);
	return record;
};

/** By its ending, what a file has at its beginning and at its end. A photo is looked at by the phone alone: phones write more behind it. */
const ends = { ".pdf": ["%PDF-", "%%EOF"], ".png": ["PNG", "IEND"] };

/** By its ending, how a PDF and how a picture begins: a PNG, a JPEG (whose first bytes are no text), a GIF, a WebP. */
const heads = [
	{ ending: /\.pdf$/i, head: /%PDF-/ },
	{ ending: /\.(png|jpe?g|gif|webp)$/i, head: /^(\ufffdPNG|\ufffd{3}|GIF8|RIFF)/ },
];

/**
 * Refuses what was cut before it was uploaded, and what calls itself a picture or a PDF and is none: PocketBase accepts a content
 * of any of the kinds, whichever its name says.
 * @param {App} app
 * @param {string} id
 * @param {string} name
 * @throws {ApiError} 400 file_not_whole, validation_invalid_mime_type
 */
const checkContent = (app, id, name) => {
	const { head, tail } = edgesOf(app, id);
	if (heads.some((kind) => kind.ending.test(name) && !kind.head.test(head))) throw notAccepted();
	const cut = Object.entries(ends).some(
		([ending, [first = "", last = ""]]) =>
			name.toLowerCase().endsWith(ending) && head.includes(first) && !tail.includes(last),
	);
	if (cut) throw refusal(400, "file_path", "file_not_whole", "This file is not whole. Please choose it again.");
};

module.exports = { makeMaterial, orForget };
