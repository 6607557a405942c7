// @ts-check
// What a list may be asked for. PocketBase lets any reader sort by columns the reader does not see, join whatever is
// related, and search long texts with hundreds of wildcards; each of these is a way to learn something or to keep the
// server busy, and phones need none of them.
const { refusal } = require(`${__hooks}/lib/refuse.js`);

const list = /^\/api\/collections\/[^/]+\/records(\/|$)/;
const longestFilter = 3500; // letters: what PocketBase itself takes
const mostJoins = 8; // a teacher's scope names two back-relations, each at most three times
const longestSearch = 1000; // letters of a search for materials: wildcards cost by their number
const sortable = /^[+-]?(id|created_at|updated)(,[+-]?(id|created_at|updated)){0,2}$/;
const fieldNames = /^[a-z_*]{1,30}(,[a-z_*]{1,30}){0,30}$/;

/**
 * @param {RequestEvent} e
 * @throws {ApiError} 400
 */
const checkQuery = (e) => {
	const { path, rawQuery } = e.request.url;
	if (rawQuery === "" || !list.test(path)) return;
	const query = e.request.url.query();
	const [filter, sort, fields] = ["filter", "sort", "fields"].map((name) => query.get(name));
	if (query.get("expand") !== "") throw notAsked("expand");
	if (sort && !sortable.test(sort)) throw notAsked("sort");
	if (fields && !fieldNames.test(fields)) throw notAsked("fields");
	if (filter && !isModest(filter, path)) throw notAsked("filter");
};

/** @param {string} filter @param {string} path @returns {boolean} costs the server little, whatever it says */
const isModest = (filter, path) =>
	filter.length <= longestFilter &&
	count(filter, "_via_") <= mostJoins &&
	(!filter.includes("~") || (path.startsWith("/api/collections/materials/") && filter.length <= longestSearch));

/** @param {string} text @param {string} part */
const count = (text, part) => text.split(part).length - 1;

/** @param {string} parameter */
const notAsked = (parameter) => refusal(400, parameter, "not_asked", "A list cannot be asked for in this way.");

module.exports = { checkQuery };
