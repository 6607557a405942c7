// @ts-check
// The first admin of a centre, made by the person who runs the server: the server prints a link with a secret when it
// starts. The secret stops working once there is an admin, and at the next start.
const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);
const { checkLine } = require(`${__hooks}/lib/characters.js`);
const { exists } = require(`${__hooks}/lib/sql.js`);
const { giveRole } = require(`${__hooks}/lib/accounts/roles.js`);
const { checkAddress, accountWith } = require(`${__hooks}/lib/accounts/addresses.js`);
const { unchanged } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { onlyOurselves } = require(`${__hooks}/lib/site/loopback.js`);
const { checkPasswordOf } = require(`${__hooks}/lib/accounts/own-password.js`);

/**
 * POST /api/lead/first-admin {token, full_name, email, password, language}
 * @param {RequestEvent} e
 */
const makeFirstAdmin = (e) => {
	const { token = "", ...sent } = sentTexts(e, ["token", "full_name", "email", "password", "language"]);
	const secret = $os.getenv("LEAD_FIRST_ADMIN");
	if (secret === "" || !$security.equal(secret, token)) throw linkUsed();
	checkNobodyIs(e.app);
	const form = checked(sent);
	// The link proves that the sender runs the server, not that the address is theirs. An existing account keeps its
	// password and becomes the admin's only with that password. Otherwise a mistyped address would make a student an admin,
	// or the admin would share an account with a person who had signed up with this address before.
	const known = accountWith(e.app, form.email);
	if (known) checkPasswordOf(e, known, form.password, addressTaken());
	e.app.runInTransaction((tx) => {
		checkNobodyIs(tx);
		appoint(tx, known ? unchanged(tx, known) : newAccount(tx, form), form.full_name);
	});
	return e.json(200, { ok: true });
};

const linkUsed = () =>
	refusal(403, "token", "link_used", "This link has already been used, or the server has restarted.");

const addressTaken = () => {
	const message = "An account already uses this address. Enter that account’s own password, or choose another address.";
	return refusal(400, "email", "address_taken", message);
};

/** @param {App} app */
const hasAdmin = (app) => exists(app, "SELECT 1 FROM user_roles WHERE role = 'admin'", {});

/** @param {App} app @throws {ApiError} 403 link_used */
const checkNobodyIs = (app) => {
	if (hasAdmin(app)) throw linkUsed();
};

/**
 * POST /api/lead/ensure-admin {email, password}, for the start script: makes the first admin from ADMIN_EMAIL and
 * ADMIN_PASSWORD, once. If any admin exists it changes nothing, so the two variables may stay set and never undo a
 * decision made in the portal. With both empty it only reports whether there is an admin.
 * @param {RequestEvent} e
 */
const ensureAdmin = (e) => {
	onlyOurselves(e);
	const { email = "", password = "" } = sentTexts(e, ["email", "password"]);
	e.app.runInTransaction((tx) => {
		if (email === "" || hasAdmin(tx)) return;
		const address = checkAddress(email);
		const known = accountWith(tx, address);
		const user = known ?? newAccount(tx, { email: address, password, language: "en" });
		// An account with this address may exist already; setting the password makes sure that only a person who knows
		// ADMIN_PASSWORD becomes admin.
		user.set("password", password);
		appoint(tx, user, user.getString("name") || user.getString("full_name") || "LEAD admin");
	});
	return e.json(200, { has_admin: hasAdmin(e.app) });
};

/** @typedef {{ full_name: string, email: string, password: string, language: string }} Form */

/** @param {Partial<Form>} sent @returns {Form} */
const checked = ({ full_name = "", email = "", password = "", language = "" }) => {
	const name = full_name.trim();
	checkLine("full_name", name, 100, "Please enter your full name.");
	return { full_name: name, email: checkAddress(email), password, language: language === "fr" ? "fr" : "en" };
};

/** @param {App} tx @param {Omit<Form, "full_name">} form @returns {DbRecord} */
const newAccount = (tx, { email, password, language }) => {
	const user = new Record(tx.findCollectionByNameOrId("users"));
	user.set("email", email);
	user.set("password", password);
	user.set("language", language);
	return user;
};

/** @param {App} tx @param {DbRecord} user @param {string} name */
const appoint = (tx, user, name) => {
	for (const field of ["blocked_at", "declined_at", "decline_reason", "grade"]) user.set(field, "");
	for (const field of ["full_name", "name"]) user.set(field, name);
	user.set("verified", true); // the person who runs the server vouches for the address
	user.refreshTokenKey(); // ends the sessions of this account: nobody signed in before becomes admin
	tx.save(user);
	giveRole(tx, user.id, "admin");
};

module.exports = { makeFirstAdmin, ensureAdmin };
