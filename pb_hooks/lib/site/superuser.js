// @ts-check
// The server's own superuser, for the scripts that start it (scripts/superuser.mjs). Its password comes in the environment,
// which only the same account of the machine can read, and lasts until the next start.
const identity = "server@lead.invalid";

/**
 * Before the first request: whatever password the account had does not open it any more.
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

module.exports = { keepOwn };
