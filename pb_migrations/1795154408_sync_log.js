// What changed, in the order it was committed: the position a phone's mirror stands at. Not `updated > cursor`, which
// loses rows (the stamp is older than the commit). SQLite triggers write it, so no path into the database can forget it;
// one writer at a time and AUTOINCREMENT make `seq` gapless and never used twice. `mark` is random: a database restored
// from a backup grows other marks for the same numbers, and a phone notices.
// Each row carries whom it may concern, as far as a deleted row could not say it any more: its course, its person and,
// for an enrolment, as what. `standing` rows say that a person was approved, blocked or the reverse.
// The maintenance prunes it (pb_hooks/lib/site/maintenance.js).
const course = (row) => `(SELECT course_id FROM assignments WHERE id = ${row}.assignment_id)`;

/** Per collection: the SQL for course, person and role_in_course of a row, and the columns that may move it elsewhere. */
const concerns = {
	users: { of: (row) => ["''", `${row}.id`, "''"], moves: [] },
	user_roles: { of: (row) => ["''", `${row}.user_id`, "''"], moves: ["user_id"] },
	courses: { of: (row) => [`${row}.id`, "''", "''"], moves: [] },
	enrollments: {
		of: (row) => [`${row}.course_id`, `${row}.user_id`, `${row}.role_in_course`],
		moves: ["course_id", "user_id", "role_in_course"],
	},
	assignments: { of: (row) => [`${row}.course_id`, "''", "''"], moves: ["course_id"] },
	submissions: {
		of: (row) => [`COALESCE(${course(row)}, '')`, `${row}.student_id`, "''"],
		moves: ["assignment_id", "student_id"],
	},
};

const write = (name, row, [courseId, userId, as]) =>
	`INSERT INTO sync_log (collection, record, course_id, user_id, role_in_course)
	 VALUES ('${name}', ${row}.id, ${courseId}, ${userId}, ${as});`;

const triggers = [];
for (const [name, { of, moves }] of Object.entries(concerns)) {
	const on = (event, when, row) =>
		triggers.push({
			name: `sync_log_${name}_${event.split(" ").join("_").toLowerCase()}${row === "OLD" && event === "UPDATE" ? "_from" : ""}`,
			sql: `AFTER ${event} ON ${name} ${when} BEGIN ${write(name, row, of(row))} END`,
		});
	on("INSERT", "", "NEW");
	if (moves.length > 0) on("UPDATE", `WHEN ${moves.map((m) => `OLD.${m} <> NEW.${m}`).join(" OR ")}`, "OLD");
	on("UPDATE", "", "NEW");
	on("DELETE", "", "OLD");
}
triggers.push({
	name: "sync_log_standing",
	sql: `AFTER UPDATE ON users WHEN (OLD.name = '') <> (NEW.name = '') OR OLD.blocked_at <> NEW.blocked_at
	      BEGIN ${write("standing", "NEW", ["''", "NEW.id", "''"])} END`,
});

migrate(
	(app) => {
		const run = (sql) => app.db().newQuery(sql).execute();
		run(`CREATE TABLE sync_log (
			seq INTEGER PRIMARY KEY AUTOINCREMENT,
			mark TEXT NOT NULL DEFAULT (lower(hex(randomblob(8)))),
			at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%fZ', 'now')),
			collection TEXT NOT NULL DEFAULT '',
			record TEXT NOT NULL DEFAULT '',
			course_id TEXT NOT NULL DEFAULT '',
			user_id TEXT NOT NULL DEFAULT '',
			role_in_course TEXT NOT NULL DEFAULT '')`);
		run("INSERT INTO sync_log DEFAULT VALUES"); // there is always a newest row, so always a position
		for (const trigger of triggers) run(`CREATE TRIGGER ${trigger.name} ${trigger.sql}`);
	},
	(app) => {
		const run = (sql) => app.db().newQuery(sql).execute();
		for (const trigger of triggers) run(`DROP TRIGGER IF EXISTS ${trigger.name}`);
		run("DROP TABLE sync_log");
	},
);
