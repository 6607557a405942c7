// @ts-check
// When a student pressed Submit, as far as it can be believed. Never refused: moved into what is possible, and marked.

const tolerated = 2 * 60; // seconds a phone's clock may be off before anybody is told

/**
 * @param {PocketDate} claimed what the phone said; zero when it said nothing readable
 * @param {PocketDate} written when the assignment was written: no answer is older
 * @returns {{ at: PocketDate, unsure: boolean }} a time in [written, now]; unsure when that moved it by more than two minutes
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
 * When something was written on a phone: what it said, but never later than now; now when it said nothing.
 * @param {PocketDate} claimed
 * @returns {PocketDate}
 */
const writtenAt = (claimed) => {
	const now = new DateTime();
	return claimed.isZero() ? now : earliest(claimed, now);
};

module.exports = { submittedAt, writtenAt };
