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
const columns = /^[+-]?(id|updated|created_at|name|title|suspect)$/; // to sort by, of the list itself
const hidden = /created_at/i; // from most readers of users
const ownRelations = /^\w+(,\w+)*$/; // rows that a row names itself; of "rows(field)", all that name it, there may be thousands
const mostBrackets = 4; // PocketBase reads what is in them once more for each that stands around it

/** Texts of thousands of characters: comparing thirty of them with a hundred values takes seconds. */
const longTexts = /^(text_body|feedback|grade_changes|returns|instructions|full_message|message|notes|former_codes)$/i;

/**
 * What is compared with a value: a column of the list itself. Through a relation PocketBase joins every row with what it is
 * related to, and each of these with every course of the reader: for who teaches thirty courses, one question took minutes.
 * @param {string} value
 */
const conditionWith = (value) => new RegExp(`([A-Za-z_]\\w*) *(\\??(?:!?[=~]|[<>]=?)) *(?:${value})`, "g");
/** Ids, roles, dates, numbers. A quote within quotes means something else to PocketBase in brackets. */
const plain = conditionWith(`'[^'"\\\\]*'|"[^'"\\\\]*"|-?\\d+(?:\\.\\d+)?|true|false|null`);
/** Whatever a person types. It ends at a quote without a backslash before it. */
const typed = conditionWith("'(?:[^'\\\\]|\\\\+[^'\\\\]|\\\\+')*'");

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
	if (expand !== "" && !(ownRelations.test(expand) && !/_via_/i.test(expand) && isStaff(e))) throw notAsked("expand");
	const collection = list.exec(path)?.[1];
	if (!collection) return;
	const [filter = "", sort = ""] = ["filter", "sort"].map((name) => query.get(name));
	if (sort !== "" && !isSortable(collection, sort)) throw notAsked("sort");
	if (filter === "") return;
	const conditions = conditionsIn(collection, filter);
	if (!conditions && isStaff(e) && isEarlierQuestion(e.app, e.auth.id, filter)) return;
	if (!conditions || !isModest(collection, filter, conditions)) throw notAsked("filter");
	if (!isForEverybody(collection, conditions) && !isStaff(e)) throw notAsked("filter");
};

/** @param {RequestEvent} e @returns {boolean} whether the person holds the role of a teacher or admin */
const isStaff = (e) => e.auth !== null && mayTeach(e.app, e.auth.id);

/** @typedef {{ column: string, searched: boolean }} Condition */

/**
 * Nothing else may stand in a filter, such as a function, a modifier or a comment: what we do not read as PocketBase does,
 * we cannot judge.
 * @param {string} collection @param {string} filter
 * @returns {Condition[] | null} null where it is more than conditions, their joins and brackets
 */
const conditionsIn = (collection, filter) => {
	if (filter.split("(").length - 1 > mostBrackets) return null;
	const searches = collection === "materials" && filter.includes("~");
	/** @type {Condition[]} */
	const found = [];
	const rest = filter.replace(searches ? typed : plain, (_, column, operator) => {
		found.push({ column, searched: operator.includes("~") });
		return "";
	});
	return (searches ? /^[ &|]*$/ : /^[ &|()]*$/).test(rest) ? found : null;
};

/**
 * When an account was made is read by admins alone, on a page with a route of its own.
 * @param {string} collection @param {string} filter @param {Condition[]} conditions
 * @returns {boolean} whether anybody may ask so
 */
const isModest = (collection, filter, conditions) => {
	if (collection === "users" && conditions.some(({ column }) => hidden.test(column))) return false;
	const searches = conditions.filter(({ searched }) => searched).length;
	if (searches === 0) return true;
	return collection === "materials"
		? searches <= mostWords
		: searches <= mostSearches && filter.length <= longestSearch;
};

/** @param {string} collection @param {Condition[]} conditions @returns {boolean} whether a student's phone asks so */
const isForEverybody = (collection, conditions) =>
	conditions.every(({ column, searched }) => !longTexts.test(column) && (collection === "materials" || !searched));

/** @param {string} collection @param {string} sort */
const isSortable = (collection, sort) =>
	sort.split(",").length <= 4 &&
	sort.split(",").every((column) => columns.test(column)) &&
	!(collection === "users" && hidden.test(sort));

/** @param {string} parameter */
const notAsked = (parameter) => refusal(400, parameter, "not_asked", "This cannot be asked for in this way.");

module.exports = { checkQuery };
