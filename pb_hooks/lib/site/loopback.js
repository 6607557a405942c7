// @ts-check
// Requests to our own server, for work that must go on after its request was answered, or must not run where it is
// started (a cron, a transaction). These routes need a secret that only this process knows.

/**
 * @param {string} path
 * @param {object} body
 * @param {number} seconds to wait for the answer; the work goes on after that
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
		// A timeout: the other request logs its own outcome, it only takes longer than this one waits.
	}
};

/** @param {RequestEvent} e @returns {boolean} whether the request comes from this process or the script that started it */
const isFromOurselves = (e) => {
	const secret = $os.getenv("LEAD_MAINTENANCE_SECRET");
	return secret !== "" && $security.equal(secret, e.request.header.get("X-Lead-Maintenance"));
};

/** @param {RequestEvent} e @throws {NotFoundError} unless the request comes from ourselves */
const onlyOurselves = (e) => {
	if (!isFromOurselves(e)) throw new NotFoundError("", null);
};

module.exports = { askOurselves, isFromOurselves, onlyOurselves };
