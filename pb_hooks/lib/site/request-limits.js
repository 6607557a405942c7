// @ts-check
// How many requests a client may make. Signed-in people are counted by account, because a whole centre has one internet
// address and its 300 phones come back in the same second when the power returns. Guests are counted by address; of IPv6
// by the /64 network, which every subscriber has for themselves. The counts are in memory and lost at a restart: they are
// for floods (attempt-limits.js keeps what must not be lost).
const { roleOf } = require(`${__hooks}/lib/accounts/roles.js`);
const { setRetryAfter } = require(`${__hooks}/lib/retry-after.js`);

/** @typedef {{ most: number, seconds: number }} Limit */

const ten = 10;
const minute = 60;
const hour = 60 * minute;
/** @type {Limit} a phone that pulls a large school makes some 200 requests in a row */
const anything = { most: 600, seconds: ten };
/** @type {Limit} entries of batches, as many as forty full batches */
const entries = { most: 2000, seconds: ten };
/**
 * What a student's phones write anew, which stays in the ledger for ever. A phone that was without a network for a month sends
 * some two hundred at once.
 * @type {Limit}
 */
const writes = { most: 2000, seconds: 24 * hour };
/** @type {Limit} changes of the own account: each is a line of the sync log */
const ownChanges = { most: 100, seconds: hour };
/** @type {Limit} comparisons of a person's own password, each of which takes long; PocketBase makes one more while it writes */
const ownPasswords = { most: 10, seconds: minute };

/** Counted by address, signed in or not. @type {Record<string, Limit>} */
const perAddress = {
	"POST /api/collections/users/auth-with-password": { most: 150, seconds: minute },
	"POST /api/collections/_superusers/auth-with-password": { most: 30, seconds: minute },
	"POST /api/collections/users/records": { most: 40, seconds: minute },
	"POST /api/collections/leads/records": { most: 20, seconds: minute },
	"POST /api/lead/verification": { most: 30, seconds: minute },
	"POST /api/lead/forgot-password": { most: 30, seconds: minute },
	"POST /api/lead/reset-link": { most: 30, seconds: minute },
};

/**
 * Counted by account as well: after a restored backup a phone asks once, about some thousand ids; a page of grades is
 * one request. A copied material is a row and a folder.
 * @type {Record<string, Limit>}
 */
const perAccount = {
	"POST /api/lead/copy-material": { most: 60, seconds: minute },
	"POST /api/lead/known": { most: 30, seconds: minute },
	"POST /api/lead/seen-grades": { most: 30, seconds: minute },
};

/**
 * Counts this request.
 * @param {RequestEvent} e
 * @throws {ApiError} 429, with the seconds to wait in Retry-After
 */
const limitRequest = (e) => {
	const route = `${e.request.method} ${e.request.url.path}`;
	const network = networkOf(e.realIP());
	const special = perAddress[route];
	if (special) countRequests(e, `${route} ${network}`, special, 1);
	const own = perAccount[route];
	if (own && e.auth) countRequests(e, `${route} ${e.auth.id}`, own, 1);
	countRequests(e, e.auth ? e.auth.id : network, anything, 1);
};

/** Counts the entries of a batch. @param {RequestEvent} e @param {number} count @throws {ApiError} 429 */
const limitEntries = (e, count) => countRequests(e, `entries ${e.auth.id}`, entries, count);

/**
 * Counts a new write of a phone. Call it in the transaction of the write, once nothing else refuses it; repetitions are not
 * counted. Teachers and admins are not limited.
 * @param {RequestEvent} e
 * @param {App} tx
 * @throws {ApiError} 429
 */
const limitWrites = (e, tx) => {
	const who = `writes ${e.auth.id}`;
	const window = count(e, who, writes, 1);
	if (window.taken > writes.most && roleOf(tx, e.auth.id) === "student") refuse(e, who, writes, window, 1);
};

/** Counts a change of the own account. @param {RequestEvent} e @throws {ApiError} 429 */
const limitOwnChanges = (e) => countRequests(e, `changes of ${e.auth.id}`, ownChanges, 1);

/** Counts a comparison of the own password. @param {RequestEvent} e @throws {ApiError} 429 */
const limitOwnPassword = (e) => countRequests(e, `own password ${e.auth.id}`, ownPasswords, 1);

const prefix = "requests of ";

/** @typedef {{ until: number, taken: number }} Window its end in seconds, and how many requests it counted */

/** @param {RequestEvent} e @param {string} who @param {Limit} limit @param {number} more */
const countRequests = (e, who, limit, more) => {
	const window = count(e, who, limit, more);
	if (window.taken > limit.most) refuse(e, who, limit, window, more);
};

/** @param {RequestEvent} e @param {string} who @param {Limit} limit @param {number} more @returns {Window} with these */
const count = (e, who, { seconds }, more) => {
	const now = nowInSeconds();
	let window = { until: now + seconds, taken: 0 };
	e.app.store().setFunc(`${prefix}${who}`, (value) => {
		const before = isWindow(value) && value.until > now && value.until <= now + seconds ? value : window;
		window = { until: before.until, taken: before.taken + more };
		return window;
	});
	return window;
};

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** @param {RequestEvent} e @param {string} who @param {Limit} limit @param {Window} window @param {number} more @throws {ApiError} 429 */
const refuse = (e, who, { most, seconds }, { until, taken }, more) => {
	if (taken - more <= most) console.log(`Too many requests: ${who} waits, after ${most} in ${seconds} s`);
	setRetryAfter(e, until - nowInSeconds());
	throw new ApiError(429, "Too many requests. Please try again in a moment.", null);
};

/** @param {unknown} value @returns {value is Window} */
const isWindow = (value) => value !== null && typeof value === "object" && "until" in value && "taken" in value;

/** Deletes the windows that are over. Called every minute. @param {App} app */
const pruneRequests = (app) => {
	const now = nowInSeconds();
	const store = app.store();
	for (const [key, value] of Object.entries(store.getAll())) {
		if (key.startsWith(prefix) && isWindow(value) && value.until <= now) store.remove(key);
	}
};

/**
 * @param {string} address as PocketBase found it
 * @returns {string} the address; of IPv6 the /64 network it belongs to
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

module.exports = {
	limitRequest,
	limitEntries,
	limitWrites,
	limitOwnChanges,
	limitOwnPassword,
	pruneRequests,
	networkOf,
};
