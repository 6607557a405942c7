// @ts-check
// Gathers mails about what is new, every minute of the day: for each person one mail of all that is new, at most one an hour.
// They go through the outbox of mails (lib/mail/mails.js), which tries again what could not be sent.
const { rows, run, exists } = require(`${__hooks}/lib/sql.js`);
const { queueMail, isNotice } = require(`${__hooks}/lib/mail/mails.js`);
const { inBeirut, momentOf, isNight, stored } = require(`${__hooks}/lib/notices/hours.js`);
const { pendingEvents, answers, isOpen, atCentre } = require(`${__hooks}/lib/notices/pending.js`);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const atOnce = 50; // mails queued in one transaction, which keeps every other writer waiting for some 30 ms
const afternoon = 16;
const evening = 18;
const kept = 3 * day; // what nobody could be mailed about until then is not mailed any more

/** One of ours is on its way to this person, or went within the hour. */
const recent = `EXISTS (SELECT 1 FROM mails WHERE recipient = person.email AND ${isNotice}
	AND dropped_at = 0 AND (sent_at = 0 OR (sent_at > {:hourAgo} AND sent_at <= {:now})))`;

/**
 * Called by the maintenance. Nothing is gathered at night: it is all in the first mail of the morning.
 * @param {App} app
 */
const gatherNotices = (app) => {
	const now = Date.now();
	if (isNight(now)) return;
	const today = inBeirut(now);
	const begun = momentOf(today.day, 0);
	if (today.hour >= afternoon) noteDueTomorrow(app, today.day, now);
	if (today.hour >= evening) queueDigests(app, today.day, now);
	queueNotices(app, begun, now);
	queueForAdmins(app, now);
	prune(app, now);
};

/**
 * Once an afternoon for each assignment that is due tomorrow. Who has answered it is asked later.
 * @param {App} app @param {string} today @param {number} now
 */
const noteDueTomorrow = (app, today, now) => {
	const due = `FROM assignments task WHERE status = '' AND due_at >= {:from} AND due_at < {:until} AND NOT EXISTS (
		SELECT 1 FROM notice_events WHERE kind = 'due' AND assignment = task.id AND about = task.due_at)`;
	const tomorrow = { from: stored(momentOf(today, 24)), until: stored(momentOf(today, 48)) };
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
	const found = rows(app, people, { today, now, hourAgo: now - hour, ripe: now - 10 * minute }, student);
	if (found.length === 0) return;
	app.runInTransaction((tx) => {
		for (const { id, email, language, after, upto } of found) {
			const values = { after: String(after), upto: String(upto) };
			queueMail(tx, { kind: "notices", to: email, language, user_id: id, values });
			run(
				tx,
				`INSERT INTO notice_people (person, upto) VALUES ({:id}, {:upto})
				 ON CONFLICT (person) DO UPDATE SET upto = excluded.upto`,
				{ id, upto },
			);
		}
	});
};

const teachers = `SELECT person.id AS id, person.email AS email, person.language AS language,
	MAX(COALESCE(mailed.received_at, ''), {:from}) AS since
	FROM ${answers} LEFT JOIN notice_people mailed ON mailed.person = person.id
	WHERE ${isOpen} AND submission.received_at > COALESCE(mailed.received_at, '')
	GROUP BY person.id LIMIT ${atOnce}`;
const reader = { id: "", email: "", language: "", since: "" };

/**
 * The evening's mails to teachers: what came until six o'clock. What comes later is in tomorrow's.
 * @param {App} app @param {string} today @param {number} now
 */
const queueDigests = (app, today, now) => {
	if (exists(app, "SELECT 1 FROM notice_digests WHERE day = {:today}", { today })) return;
	const until = stored(momentOf(today, evening));
	const found = rows(app, teachers, { from: stored(now - kept), until }, reader);
	app.runInTransaction((tx) => {
		for (const one of found) queueSince(tx, "new_answers", "received_at", one, until);
		if (found.length < atOnce) run(tx, "INSERT INTO notice_digests (day) VALUES ({:today})", { today });
	});
};

/** Who was mailed of it before is not mailed of the same again. */
const admins = `SELECT person.id AS id, person.email AS email, person.language AS language,
	MAX(COALESCE(mailed.centre_at, ''), {:from}) AS since
	FROM ${atCentre} LEFT JOIN notice_people mailed ON mailed.person = person.id
	WHERE came.created_at > {:from} AND came.created_at > COALESCE(mailed.centre_at, '') AND NOT ${recent}
	GROUP BY person.id HAVING MIN(came.created_at) <= {:ripe} LIMIT ${atOnce}`;

/** What came to the centre, for the admins who chose to hear of it. @param {App} app @param {number} now */
const queueForAdmins = (app, now) => {
	const times = { from: stored(now - kept), ripe: stored(now - 10 * minute), now, hourAgo: now - hour };
	const found = rows(app, admins, times, reader);
	if (found.length === 0) return;
	app.runInTransaction((tx) => {
		for (const one of found) queueSince(tx, "centre_news", "centre_at", one, stored(now));
	});
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
