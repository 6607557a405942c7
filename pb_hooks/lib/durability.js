// @ts-check

/**
 * Makes every commit reach the disk before it is answered. SQLite in WAL mode does not by default: a power cut took rows
 * that were already acknowledged. The writing connection forgets the setting when it idles 3 minutes, so it is repeated
 * at start, by the tick every minute and at every gate.
 * @param {App} app
 * @returns {number} the mode it was in (2 is FULL): anything else means that commits were at risk until now
 */
const keepEveryCommit = (app) => {
	const was = new DynamicModel({ synchronous: 0 });
	app.nonconcurrentDB().newQuery("PRAGMA synchronous").one(was);
	app.nonconcurrentDB().newQuery("PRAGMA synchronous=FULL").execute();
	return Number(was.synchronous);
};

module.exports = { keepEveryCommit };
