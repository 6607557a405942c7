// @ts-check
// Limits query parameters. The rules decide which rows a person sees; these limits bound what a query costs (wildcards
// over long texts, joins, thousands of names). Sorting is limited too, because the order would reveal columns that the
// reader cannot see.
const { refusal } = require(`${__hooks}/lib/refuse.js`);

const list = /^\/api\/collections\/([^/]+)\/records(\/|$)/;
/** Characters; PocketBase itself takes filters of 3,500. No thumbnails: drawing one from a large picture takes seconds. */
const longest = { filter: 3500, sort: 100, fields: 500, expand: 300, thumb: 0 };
const longestSearch = 600; // characters of a filter that searches in texts; the app's own, of materials, are shorter
const mostSearches = 3; // in one filter; each searches thirty long answers of a student in 12 ms
const mostJoins = 4; // a teacher's phone uses two
const columns = /^([+-]?[a-z_]+)(,[+-]?[a-z_]+){0,3}$/; // of the list itself, never through a relation
const hidden = /^[+-]?email$/; // hidden from most readers of users

/**
 * @param {RequestEvent} e
 * @throws {ApiError} 400
 */
const checkQuery = (e) => {
	const { path, rawQuery } = e.request.url;
	if (rawQuery === "") return;
	const query = e.request.url.query();
	for (const [name, most] of Object.entries(longest)) {
		if (query.get(name).length > most) throw notAsked(name);
	}
	if (query.get("fields").includes(":")) throw notAsked("fields"); // a modifier can fail after the row was written
	const collection = list.exec(path)?.[1];
	if (!collection) return;
	const [filter = "", sort = ""] = ["filter", "sort"].map((name) => query.get(name));
	if (sort !== "" && !isSortable(collection, sort)) throw notAsked("sort");
	if (filter.includes("~") && collection !== "materials" && !isModest(filter)) throw notAsked("filter");
	if (count(filter, "_via_") > mostJoins) throw notAsked("filter");
};

/** @param {string} filter that searches in texts, which may be long */
const isModest = (filter) => filter.length <= longestSearch && count(filter, "~") <= mostSearches;

/** @param {string} text @param {string} part */
const count = (text, part) => text.split(part).length - 1;

/** @param {string} collection @param {string} sort */
const isSortable = (collection, sort) =>
	columns.test(sort) && !(collection === "users" && sort.split(",").some((column) => hidden.test(column)));

/** @param {string} parameter */
const notAsked = (parameter) => refusal(400, parameter, "not_asked", "This cannot be asked for in this way.");

module.exports = { checkQuery };
