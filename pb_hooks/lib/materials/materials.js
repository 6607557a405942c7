// @ts-check
// Study materials: who gave one, its size, the text by which it is found, who changes what is said of it or deletes it, and how
// its file is served.
const { fold } = require(`${__hooks}/lib/folding.js`);
const { decideAndWrite, inTransaction, writeChanged } = require(`${__hooks}/lib/record-writes.js`);
const { changedMeanwhile, sentTexts, typed } = require(`${__hooks}/lib/refuse.js`);
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { isAdmin, mayTeach, teaches } = require(`${__hooks}/lib/accounts/roles.js`);
const { checkWords, endings } = require(`${__hooks}/lib/materials/checks.js`);

/**
 * Model hook: sets the fields of a material that the server decides, also of one that is edited.
 * @param {ModelEvent} e
 */
const complete = (e) => {
	const { record } = e;
	const words = ["title", "subject", "description"];
	for (const field of words) record.set(field, record.getString(field).trim());
	const [file] = record.getUnsavedFiles("file_path"); // none with a copy, which has the size of its source, or with an edit
	if (file) record.set("size", file.size);
	record.set("search", fold(words.map((field) => record.getString(field)).join(" ")));
	e.next();
};

/**
 * A teacher of its course deletes a material, of the library who gave it, and an admin any.
 * @param {RecordEvent} e
 */
const deleteMaterial = (e) =>
	inTransaction(e, (tx) => {
		if (e.hasSuperuserAuth()) return e.next();
		const admin = isAdmin(tx, e.auth.id);
		checkOwn(tx, e.auth.id, e.record);
		e.next();
		if (admin) logAction(tx, { admin: e.auth.id, what: "material_deleted", detail: e.record.getString("title") });
	});

/**
 * Who may delete a material changes its title, subject, grade and description; of anything else that is sent nothing is
 * written. The request names in `replaces` the `updated` of the material that its person saw: of two who change it, the second
 * learns of the first. What is there already is not written again, so a repetition is answered like the first time.
 * @param {RecordEvent} e
 * @throws {ApiError} 400 by field, 409 changed_meanwhile
 */
const editMaterial = (e) => {
	if (e.hasSuperuserAuth()) return writeChanged(e);
	const said = sentTexts(e, ["title", "subject", "grade", "description"]);
	checkWords(said);
	const { replaces } = typed(e, { replaces: "" });
	return decideAndWrite(e, (tx) => {
		const material = tx.findRecordById("materials", e.record.id);
		checkOwn(tx, e.auth.id, material);
		material.hide("search");
		const changed = Object.entries(said).filter(([field, text]) => text.trim() !== material.getString(field));
		if (changed.length === 0) return material;
		if (replaces !== material.getString("updated")) throw changedMeanwhile("this material");
		for (const [field, text] of changed) material.set(field, text.trim());
		const detail = material.getString("title");
		if (isAdmin(tx, e.auth.id)) logAction(tx, { admin: e.auth.id, what: "material_edited", detail });
		e.record = material;
		return null;
	});
};

/**
 * This is looked at again: the rule was asked before this request's turn to write came.
 * @param {App} tx
 * @param {string} person
 * @param {DbRecord} material
 * @throws {ForbiddenError} when it is not this person's to change or delete
 */
const checkOwn = (tx, person, material) => {
	const course = material.getString("course_id");
	const given = material.getString("created_by") === person && mayTeach(tx, person);
	if (isAdmin(tx, person) || (course === "" ? given : teaches(tx, person, course))) return;
	throw new ForbiddenError("", null);
};

/**
 * The folded text is for searching on the server; a phone folds what it holds itself. Once for each request: a hook for
 * each row (`onRecordEnrich`) takes 1.6 ms of processor even when it does nothing, half a second for 300 materials.
 * @param {ListEvent | RecordEvent} e
 * @param {DbRecord[]} records of the answer
 */
const hideSearch = (e, records) => {
	if (!e.hasSuperuserAuth()) for (const record of records) record.hide("search");
	e.next();
};

/**
 * Sends the file to the person who asked. No cache may keep it (PocketBase would allow every cache to, for 30 days), no
 * other site gets the address with its token as a referrer, and it is saved under its title.
 * @param {FileEvent} e
 */
const sendFile = (e) => {
	const headers = e.requestEvent.response.header();
	headers.set("Cache-Control", "private, no-store");
	headers.set("X-Content-Type-Options", "nosniff");
	headers.set("Referrer-Policy", "no-referrer");
	headers.set("Content-Disposition", disposition(e));
	if (!endings.test(e.servedName)) headers.set("Content-Type", "application/octet-stream"); // uploaded before endings were checked
	return e.next();
};

/** @param {FileEvent} e @returns {string} opens in the browser where it can, unless ?download=1 asks for a download */
const disposition = (e) => {
	const extension = /\.[a-z0-9]+$/i.exec(e.servedName)?.[0] ?? "";
	const title = e.record.getString("title");
	const name = title.toLowerCase().endsWith(extension) ? title : title + extension;
	const shown =
		/^\.(pdf|jpe?g|png|webp|gif)$/i.test(extension) && e.requestEvent.request.url.query().get("download") === "";
	const plain = name.replace(/[^A-Za-z0-9 ._-]/g, "_");
	const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
	return `${shown ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${exact}`;
};

module.exports = { deleteMaterial, editMaterial, complete, hideSearch, sendFile };
