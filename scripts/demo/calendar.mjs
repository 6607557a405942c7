// @ts-check
// Demo dates are given as school days (Monday to Friday) before or after the day of seeding, so that the demo is never
// stale and nothing is handed in on a Sunday morning. Clock times are those of Zahlé.
const zone = "Asia/Beirut";
const dayLong = 86_400_000;

/**
 * School day and clock: [-1, "16:20"] is the last school day at 16:20, [1] the next one at 23:59.
 * @typedef {readonly [day: number, clock?: string]} When
 */

/**
 * @param {Date} now
 * @returns {(when: When) => string} ISO time; a day before today never comes out later than now
 */
export function calendarFrom(now) {
	const today = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);
	return ([day, clock = "23:59"]) => {
		const local = Date.parse(`${schoolDay(today, day)}T${clock}:00Z`);
		// Subtracts the zone's offset at that hour: its clock, read as if it were UTC, is ahead by the offset.
		return new Date(local - offsetAt(local - offsetAt(local))).toISOString();
	};
}

/**
 * @param {string} today as in 2026-11-20
 * @param {number} count of school days from today, not 0
 * @returns {string}
 */
function schoolDay(today, count) {
	let day = Date.parse(`${today}T12:00:00Z`);
	const step = Math.sign(count) * dayLong;
	for (let left = Math.abs(count); left > 0; ) {
		day += step;
		if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
	}
	return new Date(day).toISOString().slice(0, 10);
}

/** @param {number} at milliseconds @returns {number} how many milliseconds Zahlé is ahead of UTC at that time */
function offsetAt(at) {
	const local = new Date(at).toLocaleString("sv-SE", { timeZone: zone });
	return Date.parse(`${local.replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
}
