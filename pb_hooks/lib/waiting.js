// @ts-check
// Whoever asked too often is told how many seconds to wait: the screens say it in minutes, a phone leaves us alone so long.

/** @param {RequestEvent} e @param {number} seconds */
const tellWait = (e, seconds) => e.response.header().set("Retry-After", String(seconds));

/**
 * Middleware around PocketBase's own limits, which refuse without a time: when the window they count in is over. Every
 * answer of the API carries a header that no captive portal or proxy puts on its own: phones believe nothing without it.
 * @param {RequestEvent} e
 */
const aroundLimits = (e) => {
	if (e.request.url.path.startsWith("/api/")) e.response.header().set("X-Lead", "1");
	try {
		e.next();
	} catch (error) {
		const seconds = windowIn(error);
		if (seconds) tellWait(e, Number(seconds));
		throw error;
	}
};

/** @param {unknown} error @returns {string | undefined} the seconds of the limit that it tells of, if it does */
const windowIn = (error) => {
	const refusal = Object(Object(error).value);
	if (refusal.status !== 429) return undefined;
	return /^triggered rate limit rule: .*"duration":(\d+)/.exec(String(refusal.rawData()))?.[1];
};

module.exports = { tellWait, aroundLimits };
