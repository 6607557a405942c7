// @ts-check
// Study materials: who gave one, its size, the text by which it is found, and how its file is served.
const { fold } = require(`${__hooks}/lib/folding.js`);
const { checkLength, checkLine } = require(`${__hooks}/lib/characters.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { inTransaction } = require(`${__hooks}/lib/record-writes.js`);
const { recheckAccount } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { noteDeed } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { isActive } = require(`${__hooks}/lib/accounts/account-status.js`);
const { mayTeach } = require(`${__hooks}/lib/accounts/roles.js`);

// PocketBase checks the kind of a file by its content (the field of the collection), but serves scripts by their ending.
// So the ending is checked as well: a text file named .js would be a script from our own address.
const endings = /\.(pdf|jpe?g|png|webp|gif|docx?|xlsx?|pptx?|odt|ods|odp|txt|csv|rtf)$/i;

/**
 * Before the body is read, which may have 20 MB: the rule of the collection is asked after that.
 * @param {RequestEvent} e
 * @throws {ForbiddenError} for everybody but an active teacher or admin
 */
const checkGiver = (e) => {
	if (e.hasSuperuserAuth()) return;
	if (!e.auth || !isActive(e.auth) || !mayTeach(e.app, e.auth.id)) throw new ForbiddenError("", null);
};

/**
 * Whoever gives a material has given it, whatever the body says.
 * @param {RecordEvent} e
 */
const give = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	recheckAccount(e.app, e.auth); // outside a transaction: no other writer waits for a file of 20 MB
	checkLine("title", e.record.getString("title"), 200, "Cannot be blank.");
	checkLine("subject", e.record.getString("subject"), 80);
	checkLength("description", e.record.getString("description"), 2000);
	const [file] = e.record.getUnsavedFiles("file_path");
	if (file && !endings.test(file.name)) {
		throw refusal(400, "file_path", "validation_invalid_mime_type", "This kind of file is not accepted.");
	}
	e.record.set("created_by", e.auth.id);
	return e.next();
};

/**
 * Model hook: sets the fields of a material that the server decides.
 * @param {ModelEvent} e
 */
const complete = (e) => {
	const { record } = e;
	const words = ["title", "subject", "description"];
	for (const field of words) record.set(field, record.getString(field).trim());
	record.set("size", record.getUnsavedFiles("file_path")[0]?.size ?? 0);
	record.set("search", fold(words.map((field) => record.getString(field)).join(" ")));
	e.next();
};

/** @param {RecordEvent} e */
const take = (e) =>
	inTransaction(e, (tx) => {
		e.next();
		if (e.hasSuperuserAuth()) return;
		noteDeed(tx, { admin: e.auth.id, what: "material_deleted", detail: e.record.getString("title") });
	});

/**
 * Sends the file to the person who asked. No cache may keep it (PocketBase would allow every cache to, for 30 days), no
 * other site gets the address with its token as a referrer, and it is saved under its title.
 * @param {FileEvent} e
 */
const hand = (e) => {
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

module.exports = { checkGiver, give, take, complete, hand };
