// @ts-check
// How a hook says no: an HTTP status and, inside `data`, the field with a code the phone knows.
// A plain Error would become 400 with empty data, which proves nothing to the phone.

/**
 * @param {number} status
 * @param {string} field the body's field the refusal is about
 * @param {string} code what the phone decides by
 * @param {string} message what the person may read
 * @returns {ApiError} to be thrown
 */
const refusal = (status, field, code, message) =>
	new ApiError(status, message, { [field]: new ValidationError(code, message) });

/**
 * The body as it was sent, for the given fields only. A record's own values are already coerced ("abc" is 0), so a wrong
 * type is only visible here. Beware: keys match in any case here, unlike in the record; write back what was checked.
 * @param {Bindable} e
 * @param {Record<string, unknown>} shape a value of the wanted type per field; nullFloat() for a number that may be absent
 * @returns {Record<string, unknown>}
 * @throws {ApiError} 400 invalid_types when a field has another type
 */
const typed = (e, shape) => {
	const model = new DynamicModel(shape);
	try {
		e.bindBody(model);
	} catch (_) {
		throw refusal(400, Object.keys(shape)[0] || "body", "invalid_types", "Something in this form has the wrong type.");
	}
	return model;
};

/** The value of a text that was not sent, for who gives it as the default in a shape: nobody can send it. */
const unsent = `\0${$security.randomString(30)}`;

/**
 * The text fields among `names` that were sent at all. For hidden fields this is the only way to know: PocketBase takes
 * them out of a client's request before rules and hooks see it, so `:isset` in a rule says nothing about them.
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

module.exports = { refusal, typed, unsent, sentTexts };
