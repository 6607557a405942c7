// Every write of a phone has one name: `mutation`, the id of its outbox entry. The ledger keeps the ids of the writes that
// were accepted, for as long as the database: a phone may come back after a year and send one of them again. A plain table,
// not a collection: no rule, no API and no dashboard form can change it, and every backup holds it together with the rows
// it speaks of. `person` is "" for a visitor's inquiry, `record` the row that was answered with, `content` the SHA-256 of
// what was sent (pb_hooks/lib/sync/ledger.js).
// What knew a repeated write before goes: the lists of earlier revisions and the name of a first grade. `revision` stays,
// the id of the mutation that made a row's content; only the server writes it.
// The way back forgets the ledger: a write that is sent again then meets its own row as somebody else's.
const me = "@request.auth.id";
const active = `${me} != '' && @request.auth.temporary_until = '' && @request.auth.name != '' && @request.auth.blocked_at = ''`;
const role = (name) => `@request.auth.user_roles_via_user_id.role ?= '${name}'`;
const mayTeach = `(${role("teacher")} || ${role("admin")})`;
const mine = "@request.auth.enrollments_via_user_id";
const teaches = (course) => `(${mayTeach} && (${mine}.course_id ?= ${course} && ${mine}.role_in_course ?= 'teacher'))`;
const untouched = (...fields) => fields.map((field) => `@request.body.${field}:isset = false`).join(" && ");
const graded = ["grade", "feedback", "graded_by", "graded_at", "graded_text"];
const before = {
	courses: {
		createRule: `${active} && ${mayTeach} && teacher_id = ${me} && ${untouched("archived_at", "revision", "earlier_revisions")}`,
		updateRule: `${active} && ${teaches("id")} && ${untouched("teacher_id", "archived_at", "earlier_revisions")}`,
	},
	assignments: {
		createRule: `${active} && ${teaches("course_id")} && created_by = ${me} && ${untouched("revision", "earlier_revisions")}`,
		updateRule: `${active} && ${teaches("course_id")} && ${untouched("course_id", "created_by", "written_at", "earlier_revisions")}`,
	},
	submissions: {
		createRule: `${active} && student_id = ${me} && ${untouched("received_at", "earlier_revisions", ...graded, "grade_changes", "grade_name")}`,
		updateRule: `${active} && ${untouched("student_id", "assignment_id", "received_at", "earlier_revisions", "graded_by", "graded_at")} && ((student_id = ${me} && ${untouched(...graded)}) || (${teaches("assignment_id.course_id")} && ${untouched("text_body", "revision", "submitted_at", "clock_unsure")})) && ${untouched("grade_changes")} && (student_id != ${me} || ${untouched("grade_name")})`,
	},
};

const after = {
	courses: {
		createRule: `${active} && ${mayTeach} && teacher_id = ${me} && ${untouched("archived_at", "revision")}`,
		updateRule: `${active} && ${teaches("id")} && ${untouched("teacher_id", "archived_at", "revision")}`,
	},
	assignments: {
		createRule: `${active} && ${teaches("course_id")} && created_by = ${me} && ${untouched("revision")}`,
		updateRule: `${active} && ${teaches("course_id")} && ${untouched("course_id", "created_by", "written_at", "revision")}`,
	},
	submissions: {
		createRule: `${active} && student_id = ${me} && ${untouched("received_at", "revision", ...graded, "grade_changes")}`,
		updateRule: `${active} && ${untouched("student_id", "assignment_id", "received_at", "revision", "graded_by", "graded_at", "grade_changes")} && ((student_id = ${me} && ${untouched("grade", "feedback", "graded_text")}) || (${teaches("assignment_id.course_id")} && ${untouched("text_body", "submitted_at", "clock_unsure")}))`,
	},
};

/** Sets the rules of the three collections, after `change` has added or removed their columns. */
const set = (app, rules, change) => {
	for (const name of Object.keys(rules)) {
		const collection = app.findCollectionByNameOrId(name);
		change(collection.fields, name);
		for (const rule of Object.keys(rules[name])) collection[rule] = rules[name][rule];
		app.save(collection);
	}
};

migrate(
	(app) => {
		app
			.db()
			.newQuery(
				`CREATE TABLE ledger (
					id TEXT PRIMARY KEY NOT NULL,
					person TEXT NOT NULL,
					name TEXT NOT NULL,
					record TEXT NOT NULL,
					content TEXT NOT NULL,
					at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%fZ', 'now'))) WITHOUT ROWID`,
			)
			.execute();
		set(app, after, (fields, name) => {
			fields.removeByName("earlier_revisions");
			if (name === "submissions") fields.removeByName("grade_name");
		});
	},
	(app) => {
		set(app, before, (fields, name) => {
			fields.add(new TextField({ name: "earlier_revisions", max: 20000 }));
			if (name === "submissions")
				fields.add(new TextField({ name: "grade_name", max: 15, pattern: "^([a-z0-9]{15})?$" }));
		});
		app.db().newQuery("DROP TABLE ledger").execute();
	},
);
