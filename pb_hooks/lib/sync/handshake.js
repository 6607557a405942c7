// @ts-check
// The handshake, the first request of every sync run: who the person is, the server's clock, the position of the sync
// log, and which rows changed for this person since the phone's position.
const { statusFrom } = require(`${__hooks}/lib/accounts/account-status.js`);
const { whatChanged } = require(`${__hooks}/lib/sync/changes.js`);
const { knownRole } = require(`${__hooks}/lib/accounts/roles.js`);
const { one } = require(`${__hooks}/lib/sql.js`);
const { keepCommitsOfWriters } = require(`${__hooks}/lib/site/durability.js`);

/**
 * GET /api/lead/handshake?seq=N&mark=M
 * @param {RequestEvent} e
 */
const handshake = (e) => {
	keepCommitsOfWriters(e.app);
	const query = e.request.url.query();
	const from = { seq: query.get("seq"), mark: query.get("mark") };
	const now = one(e.app, everything, { me: e.auth.id, seq: Number(from.seq) || 0 }, columns);
	const { status, reason } = statusFrom(now);
	const role = knownRole(now.role);
	const temporary = now.temporary_until !== "";
	const { restored, changed } =
		status === "approved" && !temporary
			? whatChanged(e.app, { id: e.auth.id, role }, from, now)
			: { restored: false, changed: {} };
	// An idle run fits in 1 KB without these three: no browser heeds the first any more, nobody frames JSON, and the third is
	// for caches, which may not store this.
	for (const name of ["X-Xss-Protection", "X-Frame-Options", "Vary"]) e.response.header().del(name);
	return e.json(200, {
		user: e.auth.id,
		name: now.name,
		role,
		account_status: status,
		standing: status, // the earlier name: a page of an earlier build that is still open sends nothing without it
		reason,
		...(temporary ? { temporary: true } : {}), // left out of an idle answer
		now: new DateTime().string().replace(" ", "T"),
		build: $os.getenv("LEAD_BUILD") || "dev",
		seq: now.seq,
		mark: now.mark,
		vault: vaultKey(e.auth.id, now.secret),
		restored,
		changed,
	});
};

/**
 * Everything that the handshake reports, except the changed rows, in one query, so that the person and the position (the
 * newest row of the log) belong together. Later changes are reported next time. `mark_before` is the mark at the phone's
 * position, "" when it is no longer kept.
 */
const everything = `SELECT newest.seq AS seq, newest.mark AS mark,
	COALESCE((SELECT mark FROM sync_log WHERE seq = {:seq}), '') AS mark_before,
	COALESCE((SELECT secret FROM server_secret), '') AS secret,
	COALESCE((SELECT role FROM user_roles WHERE user_id = me.id), '') AS role,
	me.name AS name, me.blocked_at AS blocked_at, me.declined_at AS declined_at, me.decline_reason AS decline_reason,
	me.temporary_until AS temporary_until
	FROM users me, (SELECT seq, mark FROM sync_log ORDER BY seq DESC LIMIT 1) newest WHERE me.id = {:me}`;

const person = { role: "", name: "", blocked_at: "", declined_at: "", decline_reason: "", temporary_until: "" };
const columns = { seq: 0, mark: "", mark_before: "", secret: "", ...person };

/**
 * The key with which a phone seals unsent work. It stays the same after a new password and after a restored backup.
 * @param {string} userId
 * @param {string} secret
 * @returns {string} base64 of 32 bytes
 */
const vaultKey = (userId, secret) => {
	if (!secret) throw new Error("The server's secret is missing.");
	return hexToBase64($security.hs256(userId, secret));
};

const base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** @param {string} hex */
const hexToBase64 = (hex) => {
	let text = "";
	for (let at = 0; at < hex.length; at += 3) {
		const bits = Number.parseInt(hex.slice(at, at + 3).padEnd(3, "0"), 16);
		text += `${base64[bits >> 6]}${base64[bits & 63]}`;
	}
	return text.slice(0, Math.ceil((hex.length * 4) / 6)).padEnd(Math.ceil(hex.length / 6) * 4, "=");
};

module.exports = { handshake };
