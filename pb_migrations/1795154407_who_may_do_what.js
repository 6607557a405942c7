// Who may do what (pb_hooks/README.md has it as a table), a rule per cell. Every rule starts from a signed-in, approved,
// unblocked person (guests match negatives and empty relations); a person's own account is the one exception.
// `?=` on one back-relation binds all its conditions to the same row. The question "is the reader in that course" starts
// at the reader, who has few enrolments, and not at the course, which has many: among 25,000 answers a teacher's list
// takes a tenth of the time. What a replay must get past (once, until graded, enrolled) is not here but in the hooks'
// transaction: a rule would refuse the replay before the hook sees it. Nor are hidden fields: PocketBase takes them out of
// a client's request first (pb_hooks/lib/refuse.js, sentTexts).
const me = "@request.auth.id";
const active = `${me} != '' && @request.auth.name != '' && @request.auth.blocked_at = ''`;
const role = (name) => `@request.auth.user_roles_via_user_id.role ?= '${name}'`;
const admin = role("admin");
const mayTeach = `(${role("teacher")} || ${admin})`;

/** Rule piece: the reader is enrolled as `as` in the course that `course` (a field of the row) names. */
const mine = "@request.auth.enrollments_via_user_id";
const enrolled = (course, as) => `(${mine}.course_id ?= ${course} && ${mine}.role_in_course ?= '${as}')`;
const studies = (course) => enrolled(course, "student");
const teaches = (course) => `(${mayTeach} && ${enrolled(course, "teacher")})`;
const untouched = (...fields) => fields.map((field) => `@request.body.${field}:isset = false`).join(" && ");

const theirs = "enrollments_via_user_id";
const together = (they, i) => `(${theirs}.role_in_course ?= '${they}' && ${enrolled(`${theirs}.course_id`, i)})`;
const known = `(id = ${me} || ${admin} || ${together("teacher", "student")} || (${mayTeach} && ${together("student", "teacher")}))`;
const ownAccount = `(${me} != '' && id = ${me})`;
const account = ["email", "emailVisibility"];
const secret = ["password", "passwordConfirm", "oldPassword"];
const graded = ["grade", "feedback", "graded_by", "graded_at", "graded_text"];

const readCourse = (course) => `${active} && (${admin} || ${studies(course)} || ${teaches(course)})`;
const enrolsStudents = `${active} && role_in_course = 'student' && (${admin} || ${teaches("course_id")})`;

const rules = {
	users: {
		listRule: `${active} && ${known}`,
		viewRule: `${ownAccount} || (${active} && ${known})`,
		createRule: `${me} = ''`,
		updateRule: `${active} && ${untouched(...account)} && ((id = ${me} && ${untouched("name")}) || (id != ${me} && ${admin} && ${untouched(...secret)}))`,
	},
	user_roles: {
		listRule: `${active} && ${admin}`,
		viewRule: `(${me} != '' && user_id = ${me}) || (${active} && ${admin})`,
		updateRule: `${active} && ${admin} && user_id != ${me} && ${untouched("user_id")}`,
	},
	courses: {
		listRule: readCourse("id"),
		viewRule: readCourse("id"),
		createRule: `${active} && ${mayTeach} && teacher_id = ${me} && ${untouched("archived_at")}`,
		updateRule: `${active} && ${teaches("id")} && ${untouched("teacher_id")}`,
	},
	enrollments: {
		listRule: `${active} && (user_id = ${me} || ${admin} || ${teaches("course_id")})`,
		viewRule: `${active} && (user_id = ${me} || ${admin} || ${teaches("course_id")})`,
		createRule: enrolsStudents,
		deleteRule: enrolsStudents,
	},
	assignments: {
		listRule: readCourse("course_id"),
		viewRule: readCourse("course_id"),
		createRule: `${active} && ${teaches("course_id")} && created_by = ${me}`,
		updateRule: `${active} && ${teaches("course_id")} && ${untouched("course_id", "created_by", "written_at")}`,
	},
	submissions: {
		listRule: `${active} && (student_id = ${me} || ${admin} || ${teaches("assignment_id.course_id")})`,
		viewRule: `${active} && (student_id = ${me} || ${admin} || ${teaches("assignment_id.course_id")})`,
		createRule: `${active} && student_id = ${me} && ${untouched("received_at", "earlier_revisions", ...graded)}`,
		updateRule: `${active} && ${untouched("student_id", "assignment_id", "received_at", "earlier_revisions", "graded_by", "graded_at")} && ((student_id = ${me} && ${untouched(...graded)}) || (${teaches("assignment_id.course_id")} && ${untouched("text_body", "revision", "submitted_at", "clock_unsure")}))`,
	},
};

migrate(
	(app) => {
		for (const name of Object.keys(rules)) {
			const collection = app.findCollectionByNameOrId(name);
			for (const rule of Object.keys(rules[name])) collection[rule] = rules[name][rule];
			app.save(collection);
		}
	},
	(app) => {
		for (const name of Object.keys(rules)) {
			const collection = app.findCollectionByNameOrId(name);
			for (const rule of ["listRule", "viewRule", "createRule", "updateRule", "deleteRule"]) collection[rule] = null;
			app.save(collection);
		}
	},
);
