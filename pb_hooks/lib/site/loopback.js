// @ts-check
// Asking our own server: for what must go on after its asker was answered, or must not happen where it was thought of
// (a cron, a transaction). These routes open to a secret that only our own process knows.

/**
 * @param {string} path
 * @param {object} body
 * @param {number} seconds to wait for the answer; the work goes on without us
 */
const askOurselves = (path, body, seconds) => {
	const loopback = $os.getenv("LEAD_LOOPBACK");
	if (loopback === "") return;
	try {
		$http.send({
			method: "POST",
			url: `${loopback}${path}`,
			headers: { "Content-Type": "application/json", "X-Lead-Maintenance": $os.getenv("LEAD_MAINTENANCE_SECRET") },
			body: JSON.stringify(body),
			timeout: seconds,
		});
	} catch (_) {
		// What it does is written down there; here it only went on longer than we wait.
	}
};

/** @param {RequestEvent} e @throws {NotFoundError} for anybody but ourselves */
const onlyOurselves = (e) => {
	const secret = $os.getenv("LEAD_MAINTENANCE_SECRET");
	if (secret === "" || !$security.equal(secret, e.request.header.get("X-Lead-Maintenance")))
		throw new NotFoundError("", null);
};

module.exports = { askOurselves, onlyOurselves };
