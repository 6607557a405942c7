// @ts-check
// The gate: the first request of every sync run (SYNC.md section 3). Who the person is, what the server's clock says,
// where the log stands, and which rows changed for this person since the phone's position.
const { roleOf } = require(`${__hooks}/lib/roles.js`);
const { standingOf } = require(`${__hooks}/lib/standing.js`);
const { position, whatChanged } = require(`${__hooks}/lib/changes.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { isTemporary } = require(`${__hooks}/lib/temporary-passwords.js`);
const { keepEveryCommit } = require(`${__hooks}/lib/durability.js`);

/**
 * GET /api/lead/gate?seq=N&mark=M
 * @param {RequestEvent} e
 */
const gate = (e) => {
	keepEveryCommit(e.app);
	const now = position(e.app); // before anything else is read: what changes meanwhile is told next time
	const me = e.app.findRecordById("users", e.auth.id);
	const role = roleOf(e.app, me.id);
	const { standing, reason } = standingOf(me);
	const query = e.request.url.query();
	const temporary = isTemporary(me);
	const { restored, changed } =
		standing === "approved" && !temporary
			? whatChanged(e.app, { id: me.id, role }, query.get("seq"), query.get("mark"), now)
			: { restored: false, changed: {} };
	e.response.header().set("Cache-Control", "no-store");
	// An idle run fits in 1 KB without these two: no browser heeds the first any more, and nobody frames JSON.
	for (const name of ["X-Xss-Protection", "X-Frame-Options"]) e.response.header().del(name);
	return e.json(200, {
		user: me.id,
		name: me.getString("name"),
		role,
		standing,
		reason,
		...(temporary ? { temporary: true } : {}), // an idle answer says nothing of it
		now: new DateTime().string().replace(" ", "T"),
		build: $os.getenv("LEAD_BUILD") || "dev",
		seq: now.seq,
		mark: now.mark,
		vault: vaultKey(e.app, me.id),
		restored,
		changed,
	});
};

/**
 * The key a phone seals unsent work with: the same after a new password and after a restored backup.
 * @param {App} app
 * @param {string} userId
 * @returns {string} base64 of 32 bytes
 */
const vaultKey = (app, userId) => {
	const secret = rows(app, "SELECT secret FROM server_secret", {}, { secret: "" })[0]?.secret;
	if (!secret) throw new Error("The server's secret is missing.");
	return hexToBase64($security.hs256(userId, secret));
};

const base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** @param {string} hex */
const hexToBase64 = (hex) => {
	const bits = Array.from(hex, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("");
	const sixes = bits.match(/.{1,6}/g) || [];
	const text = sixes.map((six) => base64[Number.parseInt(six.padEnd(6, "0"), 2)]).join("");
	return text.padEnd(Math.ceil(text.length / 4) * 4, "=");
};

module.exports = { gate };
