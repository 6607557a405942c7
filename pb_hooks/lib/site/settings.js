// @ts-check
// The settings of a deployment, taken from the environment at every start, so that the running server always matches it.
// Only for a server that our own scripts start: a command such as `superuser upsert` leaves them alone.

/**
 * Writes the settings from the environment, and erases a mail password that was stored in the database.
 * @param {App} app outside any transaction
 * @throws {Error} when SMTP_URL is wrong
 */
const applyEnvironment = (app) => {
	const env = $os.getenv;
	const address = env("LEAD_LOOPBACK");
	if (address === "") return;
	const settings = app.settings();
	const hadPassword = settings.smtp.password !== "";
	settings.meta.appName = "LEAD";
	settings.meta.appURL = env("APP_URL") || address;
	settings.meta.senderName = "LEAD";
	settings.meta.senderAddress = env("MAIL_FROM") || "lead@lead.example";
	// PocketBase's log of requests grows by up to 14 KB each, with tokens and searches in it. lib/site/api-requests.js logs
	// instead.
	settings.logs.maxDays = 0;
	settings.trustedProxy.headers = env("TRUSTED_PROXY") === "" ? [] : [env("TRUSTED_PROXY")];
	const smtp = mailServer(env("SMTP_URL"));
	settings.smtp.enabled = smtp !== null;
	settings.smtp.password = ""; // lib/mail/mail.js adds it to each mail: settings saved here are in every backup
	if (smtp) {
		settings.smtp.host = smtp.host;
		settings.smtp.port = smtp.port;
		settings.smtp.tls = smtp.tls;
		settings.smtp.username = smtp.username;
	}
	app.save(settings);
	if (hadPassword) eraseDeleted(app);
};

/**
 * Removes overwritten values, which SQLite leaves in free pages and in its log until the space is used again.
 * @param {App} app outside any transaction
 */
const eraseDeleted = (app) => {
	for (const order of ["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"]) app.nonconcurrentDB().newQuery(order).execute();
};

/**
 * @param {string} url smtp[s]://user:pass@host:port; user and password percent-encoded where needed
 * @returns {{ host: string, port: number, tls: boolean, username: string, password: string } | null} null for ""
 * @throws {Error} that names what is wrong, never the password
 */
const mailServer = (url) => {
	if (url === "") return null;
	const parts = /^(smtps?):\/\/(?:([^:@/]*)(?::([^@/]*))?@)?(\[[^\]]+\]|[^:/?#]+)(?::(\d{1,5}))?\/?$/i.exec(url.trim());
	if (!parts) throw new Error("SMTP_URL must look like smtp[s]://user:pass@host:port");
	const [, scheme = "", username = "", password = "", host = "", port] = parts;
	const tls = scheme.toLowerCase() === "smtps";
	return {
		host: host.replace(/^\[|\]$/g, ""),
		port: Number(port || (tls ? 465 : 587)),
		tls,
		username: decodeURIComponent(username),
		password: decodeURIComponent(password),
	};
};

module.exports = { applyEnvironment, mailServer };
