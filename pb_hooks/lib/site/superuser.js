// @ts-check
// The server's own superuser, for the scripts that start it (scripts/server/superuser.mjs). Its password is in the
// environment, which only the same account of the machine can read, and works until the next start.
const identity = "server@lead.invalid";

/**
 * Runs before the first request. An earlier password of the account stops working.
 * @param {App} app
 */
const keepOwn = (app) => {
	const password = $os.getenv("LEAD_SUPERUSER_PASSWORD");
	if (password === "") return;
	const row = stored(app) ?? new Record(app.findCollectionByNameOrId("_superusers"));
	row.set("email", identity);
	row.set("password", password);
	app.save(row);
};

/** @param {App} app @returns {DbRecord | null} */
const stored = (app) => {
	try {
		return app.findAuthRecordByEmail("_superusers", identity);
	} catch (_) {
		return null;
	}
};

/**
 * Its password is random and new at each start, so guesses are not counted: strangers could keep our scripts out.
 * @param {string} name at the sign-in
 */
const isOwn = (name) => name.toLowerCase() === identity;

module.exports = { keepOwn, isOwn };
