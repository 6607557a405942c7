// @ts-check
// Which events are still to be told to which student, in SQL: the same question chooses who gets a mail and, when it is sent, what
// it says. By then an assignment may be answered, put off, archived or deleted, and its student gone or of another mind.
const { wants, reached } = require(`${__hooks}/lib/notices/choices.js`);

/** The answer is still the one that was given back (coursework/returning.js). */
const givenBack = `EXISTS (SELECT 1 FROM submissions WHERE assignment_id = task.id AND student_id = person.id
	AND graded_at = '' AND json_extract(returns, '$[#-1].revision') = revision)`;
const unanswered = "NOT EXISTS (SELECT 1 FROM submissions WHERE assignment_id = task.id AND student_id = person.id)";

/** By kind: when an event of it is still to be told, besides that its person wants to know. @type {Record<string, string>} */
const still = {
	graded: `EXISTS (SELECT 1 FROM submissions WHERE assignment_id = task.id AND student_id = person.id AND graded_at <> '')`,
	returned: givenBack,
	assignment: unanswered,
	date: unanswered,
	// "Tomorrow" is true on the day on which it was computed.
	due: `event.at >= {:today} AND event.about = task.due_at AND ${unanswered}`,
};

/** Who wants to know of grades wants to know that there is none yet. @param {string} kind */
const chosenBy = (kind) => (kind === "returned" ? "graded" : kind);

const isPending = Object.entries(still)
	.map(([kind, condition]) => `(event.kind = '${kind}' AND ${wants(chosenBy(kind))} AND ${condition})`)
	.join(" OR ");

/** SQL: whether its course goes on, or it is a grade: what was handed in is graded after the end, too. */
const isCurrent = "((task.status = '' AND course.archived_at = '') OR event.kind = 'graded')";

/**
 * SQL: rows of event, task, course and person. Bind `today`, the beginning of the day in Beirut in milliseconds.
 * @type {string}
 */
const pendingEvents = `notice_events event
	JOIN assignments task ON task.id = event.assignment AND task.status <> 'deleted' AND task.scheduled = FALSE
	JOIN courses course ON course.id = task.course_id AND ${isCurrent}
	JOIN enrollments place ON place.course_id = course.id AND place.role_in_course = 'student'
		AND (event.student = '' OR event.student = place.user_id)
		AND COALESCE(unixepoch(place.joined_at), 0) * 1000 <= event.at
	JOIN users person ON person.id = place.user_id AND ${reached} AND (${isPending})`;

/**
 * SQL: rows of submission, task, course, place and person, a teacher of the course who wants to hear of answers.
 * @type {string}
 */
const answers = `submissions submission
	JOIN assignments task ON task.id = submission.assignment_id AND task.status <> 'deleted'
	JOIN courses course ON course.id = task.course_id
	JOIN enrollments place ON place.course_id = course.id AND place.role_in_course = 'teacher'
	JOIN users person ON person.id = place.user_id AND ${reached} AND ${wants("answers")}
	JOIN user_roles role ON role.user_id = person.id AND role.role IN ('teacher', 'admin')`;

/**
 * SQL, of those rows: answers that nobody graded or gave back yet. What was there when its teacher came into the course was
 * seen then, with the course. Bind `from` and `until`, as PocketBase stores times.
 * @type {string}
 */
const isOpen = `submission.graded_at = ''
	AND COALESCE(json_extract(submission.returns, '$[#-1].revision'), '') <> submission.revision
	AND submission.received_at > place.joined_at
	AND submission.received_at > {:from} AND submission.received_at <= {:until}`;

/**
 * SQL: rows of person, an admin, and came: what nobody at the centre has looked at yet, of the kinds that this admin wants to
 * hear of.
 * @type {string}
 */
const atCentre = `users person
	JOIN user_roles role ON role.user_id = person.id AND role.role = 'admin' AND ${reached}
	JOIN (SELECT 'inquiries' AS kind, created_at FROM leads WHERE status = 'new' AND called_at = '' AND suspect = FALSE
		UNION ALL
		SELECT 'signups', created_at FROM users WHERE name = '' AND declined_at = '' AND blocked_at = '') came
	ON (came.kind = 'inquiries' AND ${wants("inquiries")}) OR (came.kind = 'signups' AND ${wants("signups")})`;

module.exports = { pendingEvents, answers, isOpen, atCentre };
