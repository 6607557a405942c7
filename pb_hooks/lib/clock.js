// @ts-check
// When a student pressed Submit, as far as the phone's clock can be believed. A wrong time is never refused: it is moved
// into the possible range and marked.

const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);

const tolerated = 2 * 60; // seconds a phone's clock may be off before a time is marked

/**
 * @param {PocketDate} claimed the phone's time; zero when it sent nothing readable
 * @param {PocketDate} written when the assignment was written: no submission is older
 * @returns {{ at: PocketDate, unsure: boolean }} a time in [written, now]; unsure when it was moved by more than two
 * minutes
 */
const submittedAt = (claimed, written) => {
	const now = new DateTime();
	if (claimed.isZero()) return { at: now, unsure: true };
	const at = claimed.after(now) ? now : claimed.before(written) ? earliest(written, now) : claimed;
	return { at, unsure: Math.abs(at.unix() - claimed.unix()) > tolerated };
};

/** @param {PocketDate} a @param {PocketDate} b */
const earliest = (a, b) => (a.before(b) ? a : b);

/**
 * When something was written on a phone: the phone's time, but never later than now; now when the phone sent none.
 * @param {PocketDate} claimed
 * @returns {PocketDate}
 */
const writtenAt = (claimed) => {
	const now = new DateTime();
	return claimed.isZero() ? now : earliest(claimed, now);
};

/**
 * PocketBase stores a text that is not a date as no date, which would mean something else.
 * @param {RecordEvent} e
 * @param {string[]} fields
 * @throws {ApiError} 400
 */
const checkDates = (e, fields) => {
	// As they were sent: in `requestInfo` they are dates already.
	const sent = sentTexts(e, fields);
	const wrong = fields.find((field) => sent[field] && e.record.getString(field) === "");
	if (wrong) throw refusal(400, wrong, "validation_invalid_value", "This is not a date.");
};

module.exports = { submittedAt, writtenAt, checkDates };
