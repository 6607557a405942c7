// @ts-check
// How a hook refuses: an HTTP status and, in `data`, the field with a code that the phone knows. A plain Error would
// become 400 with empty data, which the phone could not take for a refusal by LEAD.

/**
 * @param {number} status
 * @param {string} field of the body that the refusal is about
 * @param {string} code that the phone decides by
 * @param {string} message that the person may read
 * @returns {ApiError} for the caller to throw
 */
const refusal = (status, field, code, message) =>
	new ApiError(status, message, { [field]: new ValidationError(code, message) });

/**
 * Of two who change one thing, the second learns of the first.
 * @param {string} [what] as the message calls it
 * @param {string} [field]
 */
const changedMeanwhile = (what = "this", field = "replaces") =>
	refusal(409, field, "changed_meanwhile", `Somebody changed ${what} in the meantime.`);

/**
 * A body that did not come in time is no refusal: a phone that is answered 408 sends it again.
 * @param {unknown} error of reading the body
 * @throws {ApiError} 408
 */
const checkInTime = (error) => {
	if (String(error).includes("i/o timeout")) throw new ApiError(408, "This took too long to arrive.", null);
};

/**
 * The given fields of the body as they were sent. A record's own values are already coerced ("abc" is 0), so a wrong type
 * is visible only here. Beware: keys match in any case here, unlike in the record, so write back the values that were
 * checked.
 * @param {Bindable} e
 * @param {Record<string, unknown>} shape a value of the wanted type per field; nullFloat() or nullBool() for what may be absent
 * @returns {Record<string, unknown>}
 * @throws {ApiError} 400 invalid_types when a field has another type, 408 when the body did not come in time
 */
const typed = (e, shape) => {
	const model = new DynamicModel(shape);
	try {
		e.bindBody(model);
	} catch (error) {
		checkInTime(error);
		throw refusal(400, Object.keys(shape)[0] || "body", "invalid_types", "Something in this form has the wrong type.");
	}
	return model;
};

/** A default for a text field that marks it as not sent. It is random, so that no client can send it. */
const unsent = `\0${$security.randomString(30)}`;

/**
 * The text fields among `names` that were sent. For hidden fields this is the only way to know: PocketBase removes them
 * from a client's request before rules and hooks see it, so `:isset` in a rule says nothing about them.
 * @param {Bindable} e
 * @param {string[]} names
 * @returns {Record<string, string>}
 * @throws {ApiError} 400 invalid_types
 */
const sentTexts = (e, names) => {
	/** @type {Record<string, unknown>} */
	const shape = {};
	for (const name of names) shape[name] = unsent;
	const model = typed(e, shape);
	/** @type {Record<string, string>} */
	const sent = {};
	for (const name of names) if (model[name] !== unsent) sent[name] = String(model[name]);
	return sent;
};

module.exports = { refusal, changedMeanwhile, checkInTime, typed, unsent, sentTexts };
