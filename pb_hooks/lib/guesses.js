// @ts-check
// Wrong passwords are counted per account, known or not: after 5 the account waits one minute, after each further one
// twice as long. A try is counted *before* the password is looked at, in the write transaction, so a hundred guesses
// sent at once are not a hundred guesses; the right password clears the count.
const { rows, run } = require(`${__hooks}/lib/sql.js`);

const free = 5;
const firstWait = 60; // seconds
const longestWait = 16 * 60; // a prank must not keep a pupil out for a day

/** @param {PasswordEvent} e */
const signIn = (e) => {
	const account = $security.sha256(`${e.collection.name} ${e.identity.trim().toLowerCase()}`);
	const wait = reserveTry(e.app, account);
	if (wait > 0) throw tooMany(e, wait);
	try {
		e.next();
	} catch (error) {
		if (e.record?.validatePassword(e.password)) forget(e.app, account); // right, but not let in yet
		throw error;
	}
	forget(e.app, account);
};

/** @param {App} app @param {string} account @returns {number} seconds to wait; 0 when this try may go on */
const reserveTry = (app, account) => {
	const now = Math.floor(Date.now() / 1000);
	let wait = 0;
	app.runInTransaction((tx) => {
		const sofar = rows(
			tx,
			"SELECT wrong, locked_until FROM sign_in_guesses WHERE account = {:account}",
			{ account },
			{
				wrong: 0,
				locked_until: 0,
			},
		)[0] ?? { wrong: 0, locked_until: 0 };
		wait = Math.max(0, sofar.locked_until - now);
		if (wait > 0) return;
		const wrong = sofar.wrong + 1;
		const locked = wrong < free ? 0 : now + Math.min(longestWait, firstWait * 2 ** (wrong - free));
		run(
			tx,
			`INSERT INTO sign_in_guesses (account, wrong, locked_until, last_at) VALUES ({:account}, {:wrong}, {:locked}, {:now})
			 ON CONFLICT (account) DO UPDATE SET wrong = {:wrong}, locked_until = {:locked}, last_at = {:now}`,
			{ account, wrong, locked, now },
		);
	});
	return wait;
};

/** @param {App} app @param {string} account */
const forget = (app, account) => run(app, "DELETE FROM sign_in_guesses WHERE account = {:account}", { account });

/** @param {PasswordEvent} e @param {number} seconds */
const tooMany = (e, seconds) => {
	const minutes = Math.ceil(seconds / 60);
	const message = `Too many wrong passwords. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
	e.requestEvent.response.header().set("Retry-After", String(seconds));
	return new ApiError(429, message, { password: new ValidationError("too_many_guesses", message) });
};

module.exports = { signIn };
