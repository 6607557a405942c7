// @ts-check
// Accounts: how one begins, who may change what of it, and which of its fields a reader sees. Hidden fields are silently
// dropped from what a client sends, so the ones a client may set are copied here, by name.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { inTransaction } = require(`${__hooks}/lib/replay.js`);
const { exists } = require(`${__hooks}/lib/sql.js`);
const { isAdmin, mayTeach } = require(`${__hooks}/lib/roles.js`);
const { keepOneAdmin, stillAdmin } = require(`${__hooks}/lib/admins.js`);

const aboutOneself = ["full_name", "grade", "language", "verified", "blocked_at", "declined_at", "decline_reason"];
const byAdmins = ["blocked_at", "declined_at", "decline_reason"];

/**
 * Sign-up: an account that waits. Only the form's fields are taken; the role is stored and gives no power yet.
 * @param {RecordEvent} e
 */
const signUp = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	const body = e.requestInfo().body;
	const { role, fullName, grade, language } = form(body);
	e.record.set("id", $security.randomStringWithAlphabet(15, "abcdefghijklmnopqrstuvwxyz0123456789"));
	e.record.set("email", e.record.getString("email").trim());
	e.record.set("name", "");
	e.record.set("full_name", fullName);
	e.record.set("grade", role === "student" ? grade : "");
	e.record.set("language", language);
	e.record.set("emailVisibility", false);
	for (const field of byAdmins) e.record.set(field, "");
	e.record.refreshTokenKey();
	inTransaction(e, (tx) => {
		e.next();
		const row = new Record(tx.findCollectionByNameOrId("user_roles"));
		row.set("user_id", e.record.id);
		row.set("role", role);
		tx.save(row);
	});
};

/** @param {Record<string, unknown>} body */
const form = (body) => {
	const { role = "student", full_name, grade, language = "en" } = body;
	if (role !== "student" && role !== "teacher") throw refusal(400, "role", "invalid_role", "Please choose a role.");
	const fullName = typeof full_name === "string" ? full_name.trim() : "";
	if (fullName === "") throw refusal(400, "full_name", "validation_required", "Please enter your full name.");
	if (grade !== undefined && grade !== null && typeof grade !== "string") {
		throw refusal(400, "grade", "invalid_types", "Please choose a grade.");
	}
	if (language !== "en" && language !== "fr") throw refusal(400, "language", "invalid_types", "Unknown language.");
	return { role, fullName, grade: grade || "", language };
};

/**
 * A person changes the own password or language; an admin approves, declines or blocks. The rule has let nothing else in.
 * @param {RecordEvent} e
 */
const change = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	const body = e.requestInfo().body;
	const own = e.record.id === e.auth.id;
	if (own && body.language !== undefined) e.record.set("language", body.language);
	for (const field of byAdmins) if (body[field] !== undefined) e.record.set(field, body[field]);
	if (!touches(body, ["name", ...byAdmins])) return e.next();
	inTransaction(e, (tx) => {
		stillAdmin(tx, e.auth.id);
		e.next();
		keepOneAdmin(tx, "name");
	});
};

/** @param {Record<string, unknown>} body @param {string[]} fields */
const touches = (body, fields) => Object.keys(body).some((key) => fields.includes(key.replace(/[+-]/g, "")));

/**
 * bcrypt reads 71 bytes and PocketBase counts letters: 40 Arabic letters would fail without a word why. Model hook, so
 * that the reset link says it too.
 * @param {ModelEvent} e
 */
const checkPassword = (e) => {
	const plain = e.record.getString("password");
	if (plain.length > 17 && toBytes(plain).length > 71) {
		throw refusal(400, "password", "password_too_long", "This password is too long. Please choose a shorter one.");
	}
	e.next();
};

/**
 * Shows to each reader what the matrix allows: oneself and admins everything, a teacher the names and e-mails of own
 * students, anybody else a name. Never `updated`, which the phone's manifest needs.
 * @param {EnrichEvent} e
 */
const show = (e) => {
	const reader = e.requestInfo.auth;
	const own = reader && reader.id === e.record.id;
	if (own || (reader && isActive(reader) && isAdmin(e.app, reader.id))) {
		e.record.unhide(...aboutOneself);
		e.record.ignoreEmailVisibility(true);
	} else {
		e.record.hide("created_at", "emailVisibility");
		const teaches = reader && isActive(reader) && mayTeach(e.app, reader.id);
		e.record.ignoreEmailVisibility(Boolean(teaches && isOwnStudent(e.app, reader.id, e.record.id)));
	}
	e.next();
};

/** @param {DbRecord} reader */
const isActive = (reader) => reader.getString("name") !== "" && reader.getString("blocked_at") === "";

/** @param {App} app @param {string} teacherId @param {string} studentId */
const isOwnStudent = (app, teacherId, studentId) =>
	exists(
		app,
		`SELECT 1 FROM enrollments theirs JOIN enrollments mine ON mine.course_id = theirs.course_id
		 WHERE theirs.user_id = {:studentId} AND theirs.role_in_course = 'student'
		 AND mine.user_id = {:teacherId} AND mine.role_in_course = 'teacher'`,
		{ teacherId, studentId },
	);

module.exports = { signUp, change, checkPassword, show };
