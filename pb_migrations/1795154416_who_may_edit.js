// The writing rules of courses, assignments and submissions once more, now that they are edited and grades are changed:
// a person names a write (`revision`), but the names and grades before it are the server's to keep, and at the start there
// are none. A client neither archives a course nor makes its codes. (1795154407 tells what the pieces mean; the hidden
// columns join_code and former_codes cannot be held by a rule: pb_hooks/lib/coursework/courses.js.)
const me = "@request.auth.id";
const active = `${me} != '' && @request.auth.name != '' && @request.auth.blocked_at = ''`;
const role = (name) => `@request.auth.user_roles_via_user_id.role ?= '${name}'`;
const mayTeach = `(${role("teacher")} || ${role("admin")})`;
const mine = "@request.auth.enrollments_via_user_id";
const teaches = (course) => `(${mayTeach} && (${mine}.course_id ?= ${course} && ${mine}.role_in_course ?= 'teacher'))`;
const untouched = (...fields) => fields.map((field) => `@request.body.${field}:isset = false`).join(" && ");
const graded = ["grade", "feedback", "graded_by", "graded_at", "graded_text"];

const before = {
	courses: {
		createRule: `${active} && ${mayTeach} && teacher_id = ${me} && ${untouched("archived_at")}`,
		updateRule: `${active} && ${teaches("id")} && ${untouched("teacher_id")}`,
	},
	assignments: {
		createRule: `${active} && ${teaches("course_id")} && created_by = ${me}`,
		updateRule: `${active} && ${teaches("course_id")} && ${untouched("course_id", "created_by", "written_at")}`,
	},
	submissions: {
		createRule: `${active} && student_id = ${me} && ${untouched("received_at", "earlier_revisions", ...graded)}`,
		updateRule: `${active} && ${untouched("student_id", "assignment_id", "received_at", "earlier_revisions", "graded_by", "graded_at")} && ((student_id = ${me} && ${untouched(...graded)}) || (${teaches("assignment_id.course_id")} && ${untouched("text_body", "revision", "submitted_at", "clock_unsure")}))`,
	},
};

const after = {
	courses: {
		createRule: `${before.courses.createRule} && ${untouched("revision", "earlier_revisions")}`,
		updateRule: `${before.courses.updateRule} && ${untouched("archived_at", "earlier_revisions")}`,
	},
	assignments: {
		createRule: `${before.assignments.createRule} && ${untouched("revision", "earlier_revisions")}`,
		updateRule: `${before.assignments.updateRule} && ${untouched("earlier_revisions")}`,
	},
	submissions: {
		createRule: `${before.submissions.createRule} && ${untouched("grade_changes")}`,
		updateRule: `${before.submissions.updateRule} && ${untouched("grade_changes")}`,
	},
};

const set = (app, rules) => {
	for (const name of Object.keys(rules)) {
		const collection = app.findCollectionByNameOrId(name);
		for (const rule of Object.keys(rules[name])) collection[rule] = rules[name][rule];
		app.save(collection);
	}
};

migrate(
	(app) => set(app, after),
	(app) => set(app, before),
);
