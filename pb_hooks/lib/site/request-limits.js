// @ts-check
// How often somebody may ask. Whoever is signed in is counted by account, since a whole centre is one internet address and
// its 300 phones come back in the same second when the power returns. Guests are counted by address, of IPv6 by the /64
// network that every subscriber has to himself. Counts live in memory: they are for floods, and a start forgets them
// (attempt-limits.js counts what must not be forgotten).
const { tellWait } = require(`${__hooks}/lib/waiting.js`);

/** @typedef {{ most: number, seconds: number }} Limit */

const ten = 10;
const minute = 60;
/** @type {Limit} a phone that pulls a large school asks some 200 times in a row */
const anything = { most: 600, seconds: ten };
/** @type {Limit} entries of batches: forty full ones */
const entries = { most: 2000, seconds: ten };

/** Counted by address, whoever asks. @type {Record<string, Limit>} */
const perAddress = {
	"POST /api/collections/users/auth-with-password": { most: 150, seconds: minute },
	"POST /api/collections/users/records": { most: 40, seconds: minute },
	"POST /api/collections/leads/records": { most: 20, seconds: minute },
	"POST /api/lead/verification": { most: 30, seconds: minute },
	"POST /api/lead/forgot-password": { most: 30, seconds: minute },
	"POST /api/lead/reset-link": { most: 30, seconds: minute },
};

/** Counted by account as well: a phone asks once after a restored backup, some thousand ids. @type {Record<string, Limit>} */
const perAccount = { "POST /api/lead/known": { most: 30, seconds: minute } };

/**
 * Counts this request.
 * @param {RequestEvent} e
 * @throws {ApiError} 429, with the seconds to wait in Retry-After
 */
const takeRequest = (e) => {
	const route = `${e.request.method} ${e.request.url.path}`;
	const network = networkOf(e.realIP());
	const special = perAddress[route];
	if (special) take(e, `${route} ${network}`, special, 1);
	const own = perAccount[route];
	if (own && e.auth) take(e, `${route} ${e.auth.id}`, own, 1);
	take(e, e.auth ? e.auth.id : network, anything, 1);
};

/** Counts the entries of a batch. @param {RequestEvent} e @param {number} count @throws {ApiError} 429 */
const takeEntries = (e, count) => take(e, `entries ${e.auth.id}`, entries, count);

const prefix = "requests of ";

/** @typedef {{ until: number, taken: number }} Window in seconds, and how many requests it has seen */

/** @param {RequestEvent} e @param {string} who @param {Limit} limit @param {number} count */
const take = (e, who, { most, seconds }, count) => {
	const now = Math.floor(Date.now() / 1000);
	let window = { until: now + seconds, taken: 0 };
	e.app.store().setFunc(`${prefix}${who}`, (value) => {
		const before = isWindow(value) && value.until > now && value.until <= now + seconds ? value : window;
		window = { until: before.until, taken: before.taken + count };
		return window;
	});
	if (window.taken <= most) return;
	if (window.taken - count <= most) console.log(`Too many requests: ${who} waits, after ${most} in ${seconds} s`);
	tellWait(e, window.until - now);
	throw new ApiError(429, "Too many requests. Please try again in a moment.", null);
};

/** @param {unknown} value @returns {value is Window} */
const isWindow = (value) => value !== null && typeof value === "object" && "until" in value && "taken" in value;

/** Forgets the windows that are over. Called every minute. @param {App} app */
const forgetRequests = (app) => {
	const now = Math.floor(Date.now() / 1000);
	const store = app.store();
	for (const [key, value] of Object.entries(store.getAll())) {
		if (key.startsWith(prefix) && isWindow(value) && value.until <= now) store.remove(key);
	}
};

/**
 * @param {string} address as PocketBase found it
 * @returns {string} the address, or of IPv6 the /64 network it belongs to
 */
const networkOf = (address) => {
	if (!address.includes(":")) return address;
	const [head = "", tail] = address.toLowerCase().split("::");
	if (/\.\d+$/.test(address)) return address.slice(address.lastIndexOf(":") + 1); // IPv4 written as IPv6
	const before = head.split(":").filter(Boolean);
	const after = (tail ?? "").split(":").filter(Boolean);
	const middle = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill("0");
	const groups = [...before, ...middle, ...after].slice(0, 4);
	return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
};

module.exports = { takeRequest, takeEntries, forgetRequests, networkOf };
