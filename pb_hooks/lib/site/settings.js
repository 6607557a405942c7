// @ts-check
// The settings a deployment decides, taken from the environment at every start, so that what runs is what is written
// there. Only for a server our own scripts serve: a command such as `superuser upsert` leaves them alone.

/** @param {App} app */
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
	// Its log of requests grows by up to 14 KB for each, with tokens and searches in it. Ours: lib/site/api-requests.js.
	settings.logs.maxDays = 0;
	settings.trustedProxy.headers = env("TRUSTED_PROXY") === "" ? [] : [env("TRUSTED_PROXY")];
	const smtp = mailServer(env("SMTP_URL"));
	settings.smtp.enabled = smtp !== null;
	settings.smtp.password = ""; // lib/mail/mail.js gives it to each mail: what is saved here is in every backup
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
 * SQLite leaves what was overwritten in free pages and in its log until others need the room.
 * @param {App} app outside of any transaction
 */
const eraseDeleted = (app) => {
	for (const order of ["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"]) app.nonconcurrentDB().newQuery(order).execute();
};

/**
 * @param {string} url smtp[s]://user:pass@host:port; user and password percent-encoded where they need it
 * @returns {{ host: string, port: number, tls: boolean, username: string, password: string } | null} null for ""
 * @throws {Error} naming what is wrong, never the password
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
