// @ts-check
// What may be asked beside an address. The rules decide which rows a person sees; this bounds what a question costs
// (wildcards over long texts, relations, thousands of names), and closes sorting, by which rows can be compared by what
// their reader does not see.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { isEarlierQuestion } = require(`${__hooks}/lib/site/earlier-questions.js`);
const { mayTeach } = require(`${__hooks}/lib/accounts/roles.js`);

const list = /^\/api\/collections\/([^/]+)\/records(\/|$)/;
/** Characters; PocketBase itself takes filters of 3,500. No thumbnails: drawing one from a large picture takes seconds. */
const longest = { filter: 3500, sort: 100, fields: 500, expand: 100, thumb: 0 };
const longestSearch = 600; // characters of a filter that searches in texts; those of materials are short
const mostSearches = 3; // in one filter: a student's thirty long answers take 12 ms to search
const mostWords = 15; // in one search of materials; as many as the materials page asks for
const mostQuotes = 8 * mostWords; // in one search of materials; two around each word, and those that a person types
const columns = /^[+-]?(id|updated|created_at|name|title|suspect)$/; // to sort by, of the list itself
const hidden = /created_at/i; // from most readers of users
/**
 * PocketBase joins every row with what it is related to, and each of these with every course of the reader: for who teaches
 * thirty courses, one question took minutes.
 */
const relation = /[a-z_]\w*\./i;

/** Texts of thousands of characters: comparing thirty of them with a hundred values takes seconds. */
const longTexts = /^(text_body|feedback|grade_changes|returns|instructions|full_message|message|notes|former_codes)$/i;
/** Values as phones write them: ids, roles, dates. A quote within quotes means something else to PocketBase in brackets. */
const plainValues = /'[^'"\\]*'|"[^'"\\]*"/g;
/** The same with whatever a person types: it ends at a quote without a backslash before it. */
const typedValues = /'(?:[^']|(?<=\\)')*?(?<!\\)'|"(?:[^"]|(?<=\\)")*?(?<!\\)"/g;

/**
 * Guests and students ask as their phones do: a modifier on a long text took ten seconds. Nobody asks for rows of rows of rows:
 * these were 200 MB of answer.
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
	const expand = query.get("expand");
	if (expand !== "" && (/\.|_via_/i.test(expand) || !isStaff(e))) throw notAsked("expand");
	const collection = list.exec(path)?.[1];
	if (!collection) return;
	const [filter = "", sort = ""] = ["filter", "sort"].map((name) => query.get(name));
	if (sort !== "" && !isSortable(collection, sort)) throw notAsked("sort");
	if (e.auth && isEarlierQuestion(e.app, e.auth.id, filter)) return;
	if (asksWhenMade(collection, filter)) throw notAsked("filter");
	if (!isModest(collection, filter) || !(isPlain(collection, filter) || isStaff(e))) throw notAsked("filter");
};

/** @param {RequestEvent} e @returns {boolean} whether the person holds the role of a teacher or admin */
const isStaff = (e) => e.auth !== null && mayTeach(e.app, e.auth.id);

/**
 * When an account was made is read by admins alone, on a page with a route of its own.
 * @param {string} collection @param {string} filter
 */
const asksWhenMade = (collection, filter) => collection === "users" && hidden.test(filter);

/**
 * A comment (//) ends what can be told of a filter: in it a quote is none to PocketBase. Up to the first it stands outside of
 * all values for us as well.
 * @param {string} collection @param {string} filter @returns {boolean} whether anybody may ask so
 */
const isModest = (collection, filter) => {
	if (collection === "materials" && filter.includes("~")) {
		if (!hasFewQuotes(filter)) return false;
		const outside = filter.replace(typedValues, "");
		return !outside.includes("/") && !relation.test(outside) && count(outside, "~") <= mostWords;
	}
	if (filter.includes("//") || relation.test(filter)) return false;
	if (!filter.includes("~")) return true;
	return filter.length <= longestSearch && count(filter, "~") <= mostSearches;
};

/**
 * Where a value ends is looked for from each quote on, so that a thousand quotes would be looked at a million times.
 * @param {string} filter
 */
const hasFewQuotes = (filter) => count(filter, "'") + count(filter, '"') <= mostQuotes;

/** @param {string} collection @param {string} filter @returns {boolean} whether it asks what a student's phone asks */
const isPlain = (collection, filter) => {
	const searches = collection === "materials" && filter.includes("~");
	const outside = filter.replace(searches ? typedValues : plainValues, "");
	if (/['"\\:]|\w\s*\(/.test(outside)) return false; // what is left of a quote; modifiers; functions
	if (searches ? outside.includes("(") : outside.includes("~")) return false;
	const names = outside.match(/[\w.@#]+/g) ?? [];
	return names.every((name) => !longTexts.test(name));
};

/** @param {string} text @param {string} part */
const count = (text, part) => text.split(part).length - 1;

/** @param {string} collection @param {string} sort */
const isSortable = (collection, sort) =>
	sort.split(",").length <= 4 &&
	sort.split(",").every((column) => columns.test(column)) &&
	!(collection === "users" && hidden.test(sort));

/** @param {string} parameter */
const notAsked = (parameter) => refusal(400, parameter, "not_asked", "This cannot be asked for in this way.");

module.exports = { checkQuery };
