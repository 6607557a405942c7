// @ts-check
// What a mail about coursework says, asked when it is sent: how much is new in which course.
const { rows } = require(`${__hooks}/lib/sql.js`);
const { quoted } = require(`${__hooks}/lib/mail/layout.js`);
const { inBeirut, momentOf } = require(`${__hooks}/lib/notices/hours.js`);
const { pendingEvents, answers, isOpen, atCentre } = require(`${__hooks}/lib/notices/pending.js`);
const { lines } = require(`${__hooks}/lib/notices/words.js`);

/** @typedef {import("../mail/send-lock.js").Mail} Mail */

const shape = { course: "", kind: "", count: 0 };

/** A new assignment whose date was changed at once is a new one. */
const ofStudent = `SELECT course.title AS course, event.kind AS kind, COUNT(DISTINCT event.assignment) AS count
	FROM ${pendingEvents} WHERE person.id = {:person} AND event.id > {:after} AND event.id <= {:upto}
	AND NOT (event.kind = 'date' AND EXISTS (SELECT 1 FROM notice_events made WHERE made.kind = 'assignment'
		AND made.assignment = event.assignment AND made.id > {:after} AND person.mail_choices LIKE '%+assignment%'))
	GROUP BY course.id, event.kind ORDER BY course.title, course.id`;

const ofTeacher = `SELECT course.title AS course, 'answers' AS kind, COUNT(*) AS count
	FROM ${answers} WHERE ${isOpen} AND person.id = {:person} GROUP BY course.id ORDER BY course.title, course.id`;

const ofAdmin = `SELECT '' AS course, came.kind AS kind, COUNT(*) AS count FROM ${atCentre}
	WHERE person.id = {:person} AND came.created_at > {:from} AND came.created_at <= {:until} GROUP BY came.kind`;

const order = ["due", "returned", "date", "graded", "assignment", "answers", "inquiries", "signups"];

/**
 * @param {App} app
 * @param {Mail} mail of a kind `notices`, `new_answers` or `centre_news`
 * @returns {{ lines: string, due: string } | null} null when nothing of it is new any more
 */
const noticesIn = (app, { kind, user_id, details, language }) => {
	const { after = "0", upto = "0", from = "", until = "" } = JSON.parse(details);
	const today = momentOf(inBeirut(Date.now()).day, 0);
	const found =
		kind === "notices"
			? rows(app, ofStudent, { person: user_id, after: Number(after), upto: Number(upto), today }, shape)
			: rows(app, kind === "new_answers" ? ofTeacher : ofAdmin, { person: user_id, from, until }, shape);
	if (found.length === 0) return null;
	const said = [...found]
		.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
		.map(({ course, kind: what, count }) => lines[language === "fr" ? "fr" : "en"]?.[what]?.(quoted(course), count));
	return { lines: said.join("\n"), due: found.every(({ kind: what }) => what === "due") ? "yes" : "" };
};

module.exports = { noticesIn };
