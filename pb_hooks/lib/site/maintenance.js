// @ts-check
// The work the server does by itself every minute. In a cron `$app` may be a transaction that ended long ago, and every
// job would then fail unnoticed. So the cron only requests this route, whose `e.app` is always alive.
const { run } = require(`${__hooks}/lib/sql.js`);
const { keepEveryCommit } = require(`${__hooks}/lib/site/durability.js`);
const { askOurselves, onlyOurselves } = require(`${__hooks}/lib/site/loopback.js`);
const { openWhatIsDue } = require(`${__hooks}/lib/coursework/scheduling.js`);
const { pruneMails } = require(`${__hooks}/lib/mail/mails.js`);
const { pruneUploads } = require(`${__hooks}/lib/materials/uploads.js`);
const { pruneRequests } = require(`${__hooks}/lib/site/request-limits.js`);
const { gatherNotices } = require(`${__hooks}/lib/notices/gathering.js`);
const { sendWhatIsDue } = require(`${__hooks}/lib/mail/sending.js`);

/**
 * POST /api/lead/maintenance, with the secret of this process. Answers in which state the writing connection was found.
 * @param {RequestEvent} e
 */
const maintain = (e) => {
	onlyOurselves(e);
	const synchronous = keepEveryCommit(e.app);
	openWhatIsDue(e.app);
	pruneLog(e.app);
	pruneAttempts(e.app);
	pruneRequests(e.app);
	pruneMails(e.app);
	gatherNotices(e.app);
	sendWhatIsDue();
	pruneUploads(e.app); // it works on the disk, which may fail
	return e.json(200, { synchronous });
};

/**
 * Keeps 400 days of the sync log, and always its newest row, which is the position of every phone that is up to date.
 * @param {App} app
 */
const pruneLog = (app) =>
	run(
		app,
		`DELETE FROM sync_log WHERE at < strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-400 days')
		 AND seq < (SELECT MAX(seq) FROM sync_log)`,
	);

/** @param {App} app */
const pruneAttempts = (app) => {
	const dayAgo = Math.floor(Date.now() / 1000) - 86400;
	run(app, "DELETE FROM guesses WHERE last_at < {:dayAgo}", { dayAgo });
};

/** Called by the cron, where nothing else is reliable. */
const askForMaintenance = () => askOurselves("/api/lead/maintenance", {}, 20);

module.exports = { maintain, askForMaintenance };
