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
 * The only row of a question that always has one: each value is a subquery with a default. It takes less than half the
 * time of `rows`, so the questions asked by every request and inside the write transaction are of this kind.
 * @template {Record<string, string | number>} Row
 * @param {App} app
 * @param {string} sql with {:name} for each value
 * @param {object} values
 * @param {Row} shape a value of the right type per column
 * @returns {Row}
 */
const one = (app, sql, values, shape) => {
	const found = new DynamicModel(shape);
	app.db().newQuery(sql).bind(values).one(found);
	const row = { ...shape };
	for (const name of Object.keys(shape)) Object.assign(row, { [name]: found[name] });
	return row;
};

const lockedTries = 500;
const lockedPause = 20; // milliseconds

/**
 * Writes. A transaction that has read before its first write is told at once, not after SQLite's own ten seconds of
 * waiting, that somebody else holds the only writer: for some microseconds a reader that met a half-written index, for
 * longer a backup. PocketBase tries its own saves again; this does the same for plain SQL, for those same ten seconds.
 * @param {App} app
 * @param {string} sql
 * @param {object} [values]
 */
const run = (app, sql, values = {}) => {
	for (let tries = 1; ; tries++) {
		try {
			app.db().newQuery(sql).bind(values).execute();
			return;
		} catch (error) {
			if (tries === lockedTries || !String(error).includes("database is locked")) throw error;
			sleep(lockedPause);
		}
	}
};

/**
 * @param {App} app
 * @param {string} sql a SELECT of anything
 * @param {object} values
 * @returns {boolean} whether it has a row
 */
const exists = (app, sql, values) => one(app, `SELECT EXISTS (${sql}) AS yes`, values, { yes: 0 }).yes === 1;

module.exports = { rows, one, run, exists };
