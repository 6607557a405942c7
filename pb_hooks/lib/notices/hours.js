// @ts-check
// The hours of the day in Beirut. This engine has no Intl and PocketBase brings no time zones, so the rule stands here: UTC+2,
// and UTC+3 from midnight of the last Sunday of March to midnight of the last Sunday of October.

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds that the clock is set ahead of the machine's. Tests set it; nothing else does. */
const shift = () => Number($os.getenv("LEAD_CLOCK_SHIFT") || 0);

/** @param {number} year @param {number} month from 0 @returns {number} midnight UTC of its last Sunday */
const lastSunday = (year, month) => {
	const last = new Date(Date.UTC(year, month + 1, 0));
	return last.getTime() - last.getUTCDay() * day;
};

/** @param {number} at milliseconds since 1970 @returns {number} what Beirut is ahead of UTC */
const ahead = (at) => {
	const year = new Date(at).getUTCFullYear();
	const summer = at >= lastSunday(year, 2) - 2 * hour && at < lastSunday(year, 9) - 3 * hour;
	return summer ? 3 * hour : 2 * hour;
};

/**
 * @param {number} at by the machine's clock
 * @returns {{ day: string, hour: number }} the date, as 2026-11-26, and the full hours since midnight
 */
const inBeirut = (at) => {
	const local = new Date(at + shift() + ahead(at + shift()));
	return { day: local.toISOString().slice(0, 10), hour: local.getUTCHours() };
};

/** @param {string} time as PocketBase stores it @returns {string} the minute in Beirut, as 2026-11-26 16:05; "" for no time */
const minuteOf = (time) => {
	if (time === "") return "";
	const at = Date.parse(time.replace(" ", "T"));
	return new Date(at + ahead(at)).toISOString().slice(0, 16).replace("T", " ");
};

/**
 * @param {string} date as 2026-11-26
 * @param {number} hours since midnight; 24 is midnight of the next day
 * @returns {number} when it is that late in Beirut, by the machine's clock
 */
const momentOf = (date, hours) => {
	const local = Date.parse(`${date}T00:00:00Z`) + hours * hour;
	// Asked where that hour would be in summer time: the midnight of March that there is not is then the change itself.
	return local - ahead(local - 3 * hour) - shift();
};

/** @param {number} at @returns {boolean} whether what can wait is not mailed: from 20:00 to 07:00 */
const isNight = (at) => {
	const now = inBeirut(at);
	return now.hour < 7 || now.hour >= 20;
};

module.exports = { inBeirut, minuteOf, momentOf, isNight };
