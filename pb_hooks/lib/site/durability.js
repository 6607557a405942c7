// @ts-check

const minute = 60_000;

/**
 * Makes every commit reach the disk before it is answered. SQLite in WAL mode does not by default: a power cut took rows
 * that were already acknowledged. The writing connection forgets the setting when it idles 3 minutes, so it is repeated
 * at start and by the maintenance every minute.
 * @param {App} app
 * @returns {number} the mode it was in (2 is FULL): anything else means that commits were at risk until now
 */
const keepEveryCommit = (app) => {
	const was = new DynamicModel({ synchronous: 0 });
	app.nonconcurrentDB().newQuery("PRAGMA synchronous").one(was);
	app.nonconcurrentDB().newQuery("PRAGMA synchronous=FULL").execute();
	app.store().set("every_commit_kept_at", Date.now());
	return Number(was.synchronous);
};

/**
 * The same at a handshake, should the maintenance have failed: whoever does one writes next. Not again within the minute: there
 * is one writing connection, every handshake would wait for whoever writes, and a connection that was used a minute ago will
 * not have idled for three when the write arrives (the largest batch has 52 seconds).
 * @param {App} app
 */
const keepCommitsOfWriters = (app) => {
	const ago = Date.now() - Number(app.store().get("every_commit_kept_at"));
	if (ago >= 0 && ago < minute) return;
	keepEveryCommit(app);
};

module.exports = { keepEveryCommit, keepCommitsOfWriters };
