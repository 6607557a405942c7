// @ts-check
// Plain questions to the database, for what no collection holds or no filter can say.

/**
 * @template {Record<string, string | number>} Row
 * @param {App} app
 * @param {string} sql with {:name} for each value
 * @param {object} values
 * @param {Row} shape a value of the right type per column
 * @returns {Row[]}
 */
const rows = (app, sql, values, shape) => {
	const found = arrayOf(new DynamicModel(shape));
	app.db().newQuery(sql).bind(values).all(found);
	const plain = [];
	for (const model of found) {
		const row = { ...shape };
		for (const name of Object.keys(shape)) Object.assign(row, { [name]: model[name] });
		plain.push(row);
	}
	return plain;
};

/**
 * @param {App} app
 * @param {string} sql
 * @param {object} [values]
 */
const run = (app, sql, values = {}) => {
	app.db().newQuery(sql).bind(values).execute();
};

/**
 * @param {App} app
 * @param {string} sql a SELECT of anything
 * @param {object} values
 * @returns {boolean} whether it has a row
 */
const exists = (app, sql, values) => rows(app, `SELECT EXISTS (${sql}) AS yes`, values, { yes: 0 })[0]?.yes === 1;

module.exports = { rows, run, exists };
