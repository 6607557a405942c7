// @ts-check
// The work the server does by itself every minute. In a cron `$app` may be a transaction that ended long ago, and every
// job would then fail unnoticed. So the cron only requests this route, whose `e.app` is always alive.
const { asLogLine } = require(`${__hooks}/lib/characters.js`);
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
 * POST /api/lead/maintenance, with the secret of this process. Answers in which state the writing connection was found, and
 * which jobs failed. One that fails every minute keeps none of the others from being done.
 * @param {RequestEvent} e
 */
const maintain = (e) => {
	onlyOurselves(e);
	let synchronous = 0;
	/** @type {Record<string, (app: App) => void>} */
	const jobs = {
		keepEveryCommit: (app) => {
			synchronous = keepEveryCommit(app);
		},
		openWhatIsDue,
		pruneLog,
		pruneAttempts,
		pruneRequests,
		pruneMails,
		gatherNotices,
		sendWhatIsDue,
		pruneUploads,
	};
	const failed = Object.entries(jobs).flatMap(([name, job]) => (isDone(e.app, name, job) ? [] : name));
	return e.json(failed.length === 0 ? 200 : 500, { synchronous, failed });
};

/** @param {App} app @param {string} name @param {(app: App) => void} job */
const isDone = (app, name, job) => {
	try {
		job(app);
		return true;
	} catch (error) {
		console.log(asLogLine(`The maintenance failed in ${name}: ${String(error).slice(0, 500)}`));
		return false;
	}
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
