// @ts-check
// Gathers mails about what is new, every minute of the day: for each person one mail of all that is new, at most one an hour.
// They go through the outbox of mails (lib/mail/mails.js), which tries again what could not be sent.
const { rows, run, exists } = require(`${__hooks}/lib/sql.js`);
const { storedTime } = require(`${__hooks}/lib/stored-time.js`);
const { queueMail, isNotice } = require(`${__hooks}/lib/mail/mails.js`);
const { inBeirut, momentOf, isNight } = require(`${__hooks}/lib/notices/hours.js`);
const { pendingEvents, answers, isOpen, atCentre } = require(`${__hooks}/lib/notices/pending.js`);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const atOnce = 50; // mails queued in one transaction, which keeps every other writer waiting for some 30 ms
const afternoon = 16;
const evening = 18;
const kept = 3 * day; // what nobody could be mailed about until then is not mailed any more

/** One of ours is on its way to this person, went within the hour, or may have, because it was cut off (mail/send-lock.js). */
const recent = `EXISTS (SELECT 1 FROM mails WHERE recipient = person.email AND ${isNotice}
	AND ((dropped_at = 0 AND (sent_at = 0 OR sent_at > {:hourAgo})) OR (handing = 1 AND dropped_at > {:hourAgo})))`;

/**
 * Called by the maintenance. Nothing is gathered at night: it is all in the first mail of the morning.
 * @param {App} app
 */
const gatherNotices = (app) => {
	const now = Date.now();
	if (isNight(now)) return;
	mendTimes(app, now);
	const today = inBeirut(now);
	const begun = momentOf(today.day, 0);
	if (today.hour >= afternoon) noteDueTomorrow(app, today.day, now);
	if (today.hour >= evening) queueDigests(app, today.day, now);
	queueNotices(app, begun, now);
	queueForAdmins(app, now);
	prune(app, now);
};

/**
 * A clock that ran ahead and was set back dated what it wrote into the future. That counts as of now: else the next mail might
 * come within the hour, or after years.
 * @param {App} app @param {number} now
 */
const mendTimes = (app, now) => {
	const values = { now, at: storedTime(now) };
	run(
		app,
		`UPDATE mails SET sent_at = MIN(sent_at, {:now}), dropped_at = MIN(dropped_at, {:now})
		 WHERE ${isNotice} AND (sent_at > {:now} OR dropped_at > {:now})`,
		values,
	);
	run(app, "UPDATE notice_events SET at = {:now} WHERE at > {:now}", values);
	run(
		app,
		`UPDATE notice_people SET received_at = MIN(received_at, {:at}), centre_at = MIN(centre_at, {:at})
		 WHERE received_at > {:at} OR centre_at > {:at}`,
		values,
	);
};

/**
 * Queues a mail for everybody whom a question finds. It is asked in the transaction, so that of two runs at once the second
 * finds nobody, and before that outside of it, so that mostly nobody waits for the writer in vain.
 * @template {Record<string, string | number>} Person
 * @param {App} app @param {string} question @param {object} values @param {Person} shape
 * @param {(tx: App, person: Person) => void} queue notes, too, that this person is not to be found again
 */
const queueFor = (app, question, values, shape, queue) => {
	if (!exists(app, question, values)) return;
	app.runInTransaction((tx) => {
		for (const person of rows(tx, question, values, shape)) queue(tx, person);
	});
};

/**
 * Once an afternoon for each assignment that is due tomorrow. Who has answered it is asked later.
 * @param {App} app @param {string} today @param {number} now
 */
const noteDueTomorrow = (app, today, now) => {
	const due = `FROM assignments task WHERE status = '' AND due_at >= {:from} AND due_at < {:until} AND NOT EXISTS (
		SELECT 1 FROM notice_events WHERE kind = 'due' AND assignment = task.id AND about = task.due_at)`;
	const tomorrow = { from: storedTime(momentOf(today, 24)), until: storedTime(momentOf(today, 48)) };
	if (!exists(app, `SELECT 1 ${due}`, tomorrow)) return;
	run(
		app,
		`INSERT INTO notice_events (kind, assignment, student, about, at) SELECT 'due', id, '', due_at, {:now} ${due}`,
		{ ...tomorrow, now },
	);
};

/** Ten minutes after the first event, so that thirty assignments in a row are one mail. */
const people = `SELECT person.id AS id, person.email AS email, person.language AS language,
	COALESCE(mailed.upto, 0) AS after, MAX(event.id) AS upto
	FROM ${pendingEvents} LEFT JOIN notice_people mailed ON mailed.person = person.id
	WHERE event.id > COALESCE(mailed.upto, 0) AND NOT ${recent}
	GROUP BY person.id HAVING MIN(event.at) <= {:ripe} LIMIT ${atOnce}`;
const student = { id: "", email: "", language: "", after: 0, upto: 0 };

/** @param {App} app @param {number} today when the day began @param {number} now */
const queueNotices = (app, today, now) => {
	if (!exists(app, "SELECT 1 FROM notice_events", {})) return;
	const values = { today, hourAgo: now - hour, ripe: now - 10 * minute };
	queueFor(app, people, values, student, (tx, { id, email, language, after, upto }) => {
		const reach = { after: String(after), upto: String(upto) };
		queueMail(tx, { kind: "notices", to: email, language, user_id: id, values: reach });
		run(
			tx,
			`INSERT INTO notice_people (person, upto) VALUES ({:id}, {:upto})
			 ON CONFLICT (person) DO UPDATE SET upto = excluded.upto`,
			{ id, upto },
		);
	});
};

const teachers = `SELECT person.id AS id, person.email AS email, person.language AS language,
	MAX(COALESCE(mailed.received_at, ''), {:from}) AS since
	FROM ${answers} LEFT JOIN notice_people mailed ON mailed.person = person.id
	WHERE ${isOpen} AND submission.received_at > COALESCE(mailed.received_at, '')`;
const teachersNow = `${teachers} AND NOT ${recent} GROUP BY person.id LIMIT ${atOnce}`;
const reader = { id: "", email: "", language: "", since: "" };

/**
 * The evening's mails to teachers: what came until six o'clock. What comes later is in tomorrow's. Who had another mail within the
 * hour gets it when that is over.
 * @param {App} app @param {string} today @param {number} now
 */
const queueDigests = (app, today, now) => {
	if (exists(app, "SELECT 1 FROM notice_digests WHERE day = {:today}", { today })) return;
	const until = storedTime(momentOf(today, evening));
	const values = { from: storedTime(now - kept), until, hourAgo: now - hour };
	queueFor(app, teachersNow, values, reader, (tx, one) => queueSince(tx, "new_answers", "received_at", one, until));
	if (exists(app, teachers, values)) return;
	run(app, "INSERT OR IGNORE INTO notice_digests (day) VALUES ({:today})", { today });
};

/** Who was mailed of it before is not mailed of the same again. */
const admins = `SELECT person.id AS id, person.email AS email, person.language AS language,
	MAX(COALESCE(mailed.centre_at, ''), {:from}) AS since
	FROM ${atCentre} LEFT JOIN notice_people mailed ON mailed.person = person.id
	WHERE came.created_at > {:from} AND came.created_at > COALESCE(mailed.centre_at, '') AND NOT ${recent}
	GROUP BY person.id HAVING MIN(came.created_at) <= {:ripe} LIMIT ${atOnce}`;

/** What came to the centre, for the admins who chose to hear of it. @param {App} app @param {number} now */
const queueForAdmins = (app, now) => {
	const until = storedTime(now);
	const values = { from: storedTime(now - kept), ripe: storedTime(now - 10 * minute), hourAgo: now - hour };
	queueFor(app, admins, values, reader, (tx, one) => queueSince(tx, "centre_news", "centre_at", one, until));
};

/**
 * Queues a mail of what came since the last one, and notes how far it reaches.
 * @param {App} tx
 * @param {"new_answers" | "centre_news"} kind
 * @param {"received_at" | "centre_at"} column of notice_people
 * @param {typeof reader} person
 * @param {string} until as PocketBase stores times
 */
const queueSince = (tx, kind, column, { id, email, language, since }, until) => {
	queueMail(tx, { kind, to: email, language, user_id: id, values: { from: since, until } });
	run(
		tx,
		`INSERT INTO notice_people (person, ${column}) VALUES ({:id}, {:until})
		 ON CONFLICT (person) DO UPDATE SET ${column} = excluded.${column}`,
		{ id, until },
	);
};

/** @param {App} app @param {number} now */
const prune = (app, now) => {
	run(app, "DELETE FROM notice_events WHERE at < {:long}", { long: now - kept });
	run(app, "DELETE FROM notice_digests WHERE day < {:long}", { long: inBeirut(now - kept).day });
};

module.exports = { gatherNotices };
