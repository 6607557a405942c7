// @ts-check
// The lock on the mail server, the one row of the table mail_turn. One mail is handed over at a time, so two runs never
// send the same one, and a mail server that accepts a connection and never answers blocks one request of ours instead of
// one per mail. A held lock lapses after five minutes (what a mail server may take, RFC 5321), after twice as long each
// further time, up to an hour. After a power cut the machine's clock may run ahead and be set back later: a lock taken in
// the future counts as free, and a mail due later than any pause can be counts as due.
const { rows, run } = require(`${__hooks}/lib/sql.js`);
const { isNight } = require(`${__hooks}/lib/notices/hours.js`);
const { isBundled, longestHeldBack, strangersWait, toStranger, isNotice, waitsForMorning } = require(
	`${__hooks}/lib/mail/mails.js`,
);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const worthWaitingMs = 4 * second; // for a lock that was taken longer ago nobody waits
const waits = "sent_at = 0 AND dropped_at = 0";
const shape = { id: "", kind: "", recipient: "", language: "", user_id: "", details: "", tries: 0, refused_at: 0 };
const columns = Object.keys(shape).join(", ");

/**
 * @typedef {typeof shape} Mail
 * @typedef {{ since: number, mails: Mail[] }} Held `since` also identifies the holder: after a lapse it cannot release
 * another's lock; 0 for who has none
 */

/** @param {App} app */
const lockState = (app) => {
	const held = rows(app, "SELECT since, lapsed FROM mail_turn", {}, { since: 0, lapsed: 0 })[0];
	if (!held || held.since === 0) return { state: "free", lapsed: 0 };
	const age = Date.now() - held.since;
	if (age < 0 || age > Math.min(hour, 5 * minute * 2 ** held.lapsed)) return { state: "free", lapsed: held.lapsed + 1 };
	return { state: age > worthWaitingMs ? "stuck" : "busy", lapsed: held.lapsed };
};

/**
 * Takes the lock for one mail and records the attempt, so that the mail is tried again if the process dies now.
 * @param {App} app
 * @param {string} id of the mail; "" takes the one that has been due longest
 * @returns {Held | string} "busy": ask again in a moment; "stuck": do not wait; "none": the mail is not waiting any more
 */
const takeLock = (app, id) => {
	const before = lockState(app).state;
	if (before !== "free") return before;
	/** @type {{ lock: Held | string }} */
	const taken = { lock: "none" };
	app.runInTransaction((tx) => {
		taken.lock = lockIn(tx, id);
	});
	return taken.lock;
};

/** @param {App} tx @param {string} id @returns {Held | string} */
const lockIn = (tx, id) => {
	const { state, lapsed } = lockState(tx);
	if (state !== "free") return state;
	const now = Date.now();
	dropUncertain(tx, now);
	const mails = bundle(tx, id, now);
	if (mails.length === 0) return "none";
	// A decoy waits until the lock is free, as a real mail does, but does not take it: anybody can ask for many.
	const since = mails.some(({ kind }) => kind.startsWith("like ")) ? 0 : now;
	if (since > 0) run(tx, "UPDATE mail_turn SET since = {:since}, lapsed = {:lapsed}", { since, lapsed });
	for (const mail of mails) markTried(tx, mail, now);
	return { since, mails };
};

/**
 * Nobody has the lock now, so what is marked as being handed over was cut off: by a kill, or by a mail server that never
 * answered. It may have arrived. Other mails are tried again all the same, because somebody waits for their link; one about
 * coursework is given up, because what it says is in the app, too, and the same mail twice is a nuisance.
 * @param {App} tx @param {number} now
 */
const dropUncertain = (tx, now) =>
	run(tx, `UPDATE mails SET dropped_at = {:now}, details = '' WHERE ${waits} AND handing = 1 AND ${isNotice}`, {
		now,
	});

/** @param {App} tx @param {string} id @param {number} now @returns {Mail[]} one; of a bundled kind all that wait, sent as one */
const bundle = (tx, id, now) => {
	// A mail due later than `never` got its time from a clock that was wrong, and is due now. Mails that were never tried
	// go first, and among them those of people who have an account. A decoy is for the request that waits for its answer, and
	// nobody else.
	const order = `${isNotice}, tries > 0, kind = 'no_account', due_at`;
	const due = `kind NOT LIKE 'like %' AND (due_at <= {:now} OR due_at > {:never}) ORDER BY ${order} LIMIT 1`;
	const which = id === "" ? due : "id = {:id}";
	const sought = { id, now, never: now + longestHeldBack + hour };
	const held = [strangersWait(tx) ? toStranger : "", isNight(now) ? waitsForMorning : ""].filter(Boolean);
	const going = [waits, ...held.map((some) => `NOT ${some}`)].join(" AND ");
	const [mail] = rows(tx, `SELECT ${columns} FROM mails WHERE ${going} AND ${which}`, sought, shape);
	if (!mail || !isBundled(mail.kind)) return mail ? [mail] : [];
	const all = `SELECT ${columns} FROM mails WHERE ${waits} AND kind = {:kind} AND recipient = {:recipient} ORDER BY queued_at`;
	return rows(tx, all, mail, shape);
};

/** @param {App} tx @param {Mail} mail @param {number} now */
const markTried = (tx, { id, tries }, now) => {
	const due = now + Math.min(hour, minute * 2 ** tries);
	run(tx, "UPDATE mails SET tries = tries + 1, tried_at = {:now}, due_at = {:due}, handing = 1 WHERE id = {:id}", {
		id,
		now,
		due,
	});
};

/**
 * @typedef {"sent" | "as if sent" | "dropped" | "put off" | "failed"} Outcome put off: this mail waits, but another may
 * be taken; failed: the server takes none; as if sent: decoy.js
 */

/** @type {Record<Outcome, string>} the column that is set when a mail is finished; "" when it is not */
const endings = { sent: "sent_at", "as if sent": "sent_at", dropped: "dropped_at", "put off": "", failed: "" };

/**
 * Releases the lock and stores what the attempt showed about the mail server. The details of a finished mail are erased:
 * they may hold a password.
 * @param {App} app
 * @param {Held} held
 * @param {Outcome} outcome
 */
const releaseLock = (app, { since, mails }, outcome) => {
	const now = Date.now();
	const seen = outcome === "sent" || outcome === "failed" ? ", away = {:away}, took = {:took}" : "";
	const ending = endings[outcome];
	app.runInTransaction((tx) => {
		run(tx, `UPDATE mail_turn SET since = 0, lapsed = 0${seen} WHERE since = {:since}`, {
			since,
			...(seen && { away: outcome === "failed" ? 1 : 0, took: now - since }),
		});
		for (const { id } of mails) {
			if (ending === "") run(tx, "UPDATE mails SET handing = 0 WHERE id = {:id}", { id });
			if (ending === "") continue;
			run(tx, `UPDATE mails SET ${ending} = {:now}, handing = 0, details = '' WHERE id = {:id} AND ${waits}`, {
				id,
				now,
			});
		}
	});
};

module.exports = { takeLock, releaseLock };
