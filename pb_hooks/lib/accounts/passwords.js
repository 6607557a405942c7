// @ts-check
// bcrypt reads 71 bytes, PocketBase counts characters: without this check a password of 40 Arabic letters would be
// refused without a reason.
const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);
const mostBytes = 71;

/**
 * Model hook: checks a changed and a reset password.
 * @param {ModelEvent} e
 */
const checkRecord = (e) => {
	check(e.record.getString("password"));
	e.next();
};

/**
 * Middleware for signing up: PocketBase fails on such a password before any record hook runs.
 * @param {RequestEvent} e
 */
const checkSignUp = (e) => {
	check(sentTexts(e, ["password"]).password || "");
	return e.next();
};

/**
 * Hashes a password as its column holds it, for `setRaw`. Call it before the transaction: it takes too long to keep every
 * other writer waiting.
 * @param {App} app
 * @param {string} plain
 * @returns {unknown}
 */
const hashed = (app, plain) => {
	const nobody = new Record(app.findCollectionByNameOrId("users"));
	nobody.set("password", plain);
	return nobody.getRaw("password");
};

/** @param {string} plain */
const check = (plain) => {
	if (plain.length * 4 <= mostBytes || toBytes(plain).length <= mostBytes) return;
	throw refusal(400, "password", "password_too_long", "This password is too long. Please choose a shorter one.");
};

module.exports = { checkRecord, checkSignUp, hashed };
