// @ts-check
// A time as PocketBase stores it, to compare with its columns as a text.

/** @param {number} at milliseconds since 1970 @returns {string} "2026-11-30 08:00:00.000Z" */
const storedTime = (at) => new Date(at).toISOString().replace("T", " ");

module.exports = { storedTime };
