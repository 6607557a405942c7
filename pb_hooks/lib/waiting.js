// @ts-check
// Whoever asked too often is told how many seconds to wait: the screens say it in minutes, a phone leaves us alone so long.

/** @param {RequestEvent} e @param {number} seconds */
const tellWait = (e, seconds) => e.response.header().set("Retry-After", String(seconds));

module.exports = { tellWait };
