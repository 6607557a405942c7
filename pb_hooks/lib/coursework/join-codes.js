// @ts-check
// The codes with which students join a course: short enough to be read aloud, and never given out twice.
const { rows, exists } = require(`${__hooks}/lib/sql.js`);

const unambiguous = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"; // no 0 O, 1 I L: codes are read aloud and copied from a blackboard
const length = 7;
const wasOnce = "instr(' ' || former_codes || ' ', ' ' || {:code} || ' ') > 0";

/** @param {App} app @returns {string} a code that no course has or had */
const freeJoinCode = (app) => {
	const code = $security.randomStringWithAlphabet(length, unambiguous);
	const taken = exists(app, `SELECT 1 FROM courses WHERE join_code = {:code} OR ${wasOnce}`, { code });
	return taken ? freeJoinCode(app) : code;
};

/**
 * Finds the course of a code, in any notation: "k7m-2p q4" is K7M2PQ4.
 * @param {App} app
 * @param {string} written
 * @returns {{ id: string, old: boolean } | null} old: the course has a newer code
 */
const courseOfCode = (app, written) => {
	const code = written.toUpperCase().replace(/[\s\u2010-\u2015-]/g, "");
	if (!/^[A-Z0-9]{6,8}$/.test(code)) return null;
	const having = (/** @type {string} */ where) =>
		rows(app, `SELECT id FROM courses WHERE ${where}`, { code }, { id: "" })[0];
	const current = having("join_code = {:code}");
	if (current) return { id: current.id, old: false };
	const former = having(wasOnce);
	return former ? { id: former.id, old: true } : null;
};

const mostFormer = 2500; // codes of seven characters with a space between them: as many as fit the column

/**
 * Gives a course a new code and adds the one it had to the former ones.
 * @param {App} app
 * @param {DbRecord} course the caller saves it
 */
const renew = (app, course) => {
	const former = [...course.getString("former_codes").split(" "), course.getString("join_code")].filter(Boolean);
	course.set("former_codes", former.slice(-mostFormer).join(" "));
	course.set("join_code", freeJoinCode(app));
};

module.exports = { freeJoinCode, courseOfCode, renew };
