// @ts-check

const minute = 60_000;

/**
 * Makes every commit reach the disk before it is answered. By default SQLite in WAL mode does not: a power cut lost rows
 * that had been acknowledged. The writing connection loses the setting after 3 idle minutes, so it is set at start and
 * again every minute by the maintenance.
 * @param {App} app
 * @returns {number} the mode found (2 is FULL). Anything else means that commits were at risk until now
 */
const keepEveryCommit = (app) => {
	const was = new DynamicModel({ synchronous: 0 });
	app.nonconcurrentDB().newQuery("PRAGMA synchronous").one(was);
	app.nonconcurrentDB().newQuery("PRAGMA synchronous=FULL").execute();
	app.store().set("every_commit_kept_at", Date.now());
	return Number(was.synchronous);
};

/**
 * Sets it at a handshake too, in case the maintenance failed, because a phone that does a handshake writes next. At most
 * once a minute: there is one writing connection, and every handshake would wait for it. A connection used within the
 * last minute has not idled for three when the write arrives (the largest batch may take 52 seconds).
 * @param {App} app
 */
const keepCommitsOfWriters = (app) => {
	const ago = Date.now() - Number(app.store().get("every_commit_kept_at"));
	if (ago >= 0 && ago < minute) return;
	keepEveryCommit(app);
};

module.exports = { keepEveryCommit, keepCommitsOfWriters };
