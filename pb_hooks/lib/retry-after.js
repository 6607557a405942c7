// @ts-check
// Says how many seconds to wait before the next request: screens show it in minutes, and a phone sends nothing before.

/** Sets the header Retry-After; the caller refuses the request. @param {RequestEvent} e @param {number} seconds */
const setRetryAfter = (e, seconds) => e.response.header().set("Retry-After", String(seconds));

module.exports = { setRetryAfter };
