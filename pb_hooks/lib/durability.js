// @ts-check

/**
 * Makes every commit reach the disk before it is answered. SQLite in WAL mode does not by default: a power cut took rows
 * that were already acknowledged. The writing connection forgets the setting when it idles 3 minutes, so it is repeated
 * at start, by the tick every minute and at every gate.
 * @param {App} app
 */
const keepEveryCommit = (app) => {
	app.nonconcurrentDB().newQuery("PRAGMA synchronous=FULL").execute();
};

module.exports = { keepEveryCommit };
