// @ts-check
// Plain SQL, for what no collection holds or no filter can express.

/**
 * @template {Record<string, string | number>} Row
 * @param {App} app
 * @param {string} sql with {:name} for each value
 * @param {object} values
 * @param {Row} shape a value of the right type for each column
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
 * The only row of a query that always has one, because each value is a subquery with a default. It takes less than half
 * the time of `rows`, so it is used for the queries of every request and inside the write transaction.
 * @template {Record<string, string | number>} Row
 * @param {App} app
 * @param {string} sql with {:name} for each value
 * @param {object} values
 * @param {Row} shape a value of the right type for each column
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
 * Writes. A transaction that has read before its first write fails at once, without SQLite's ten seconds of waiting, when
 * another connection holds the only writer: for microseconds one that met a half-written index, for longer a backup.
 * PocketBase repeats its own saves; this does the same for plain SQL, for the same ten seconds.
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
 * @param {string} sql a SELECT
 * @param {object} values
 * @returns {boolean} whether it has a row
 */
const exists = (app, sql, values) => one(app, `SELECT EXISTS (${sql}) AS yes`, values, { yes: 0 }).yes === 1;

module.exports = { rows, one, run, exists };
