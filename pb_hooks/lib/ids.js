// @ts-check
// Ids of rows and of mutations: fifteen lower-case letters or digits, mostly made on a phone.
const { refusal } = require(`${__hooks}/lib/refuse.js`);

/** @returns {string} a new id, random */
const newId = () => $security.randomStringWithAlphabet(15, "abcdefghijklmnopqrstuvwxyz0123456789");

/** Whether it has the form of an id; a row of it may not exist. @param {unknown} value @returns {value is string} */
const isId = (value) => typeof value === "string" && /^[a-z0-9]{15}$/.test(value);

/**
 * @param {string} field of the body
 * @param {unknown} id
 * @throws {ApiError} 400 validation_required, validation_invalid_format
 */
const checkId = (field, id) => {
	if (id === undefined || id === null || id === "") throw refusal(400, field, "validation_required", "This has no id.");
	if (!isId(id)) throw refusal(400, field, "validation_invalid_format", "This is no id.");
};

/**
 * @param {unknown} ids a field of the body of this name
 * @param {number} most
 * @returns {string[]}
 * @throws {ApiError} 400 invalid_ids
 */
const checkIds = (ids, most) => {
	if (Array.isArray(ids) && ids.length <= most && ids.every(isId)) return ids;
	throw refusal(400, "ids", "invalid_ids", `This takes a list of at most ${most} ids.`);
};

/** @returns {ApiError} for a row created under an id that is taken; it reveals nothing about the row that has it */
const idReused = () => refusal(409, "id", "id_reused", "This id belongs to something else.");

module.exports = { newId, isId, checkId, checkIds, idReused };
