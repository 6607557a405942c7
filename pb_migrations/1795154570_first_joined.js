// When a student who was taken out of a course had joined it: whoever comes back, by an Undo or after weeks, joined then, and
// all answers, grades and due dates count as before (pb_hooks/lib/coursework/enrollments.js). A plain table that no rule and no
// API opens, written by a trigger, so no way out of a course can forget it. It keeps nothing of teachers, who are asked for
// nothing.
const run = (app, sql) => app.db().newQuery(sql).execute();

migrate(
	(app) => {
		run(
			app,
			`CREATE TABLE former_places (
				user_id TEXT NOT NULL,
				course_id TEXT NOT NULL,
				joined_at TEXT NOT NULL,
				PRIMARY KEY (user_id, course_id)) WITHOUT ROWID`,
		);
		run(
			app,
			`CREATE TRIGGER former_places_enrollments AFTER DELETE ON enrollments WHEN OLD.role_in_course = 'student' BEGIN
				INSERT OR REPLACE INTO former_places (user_id, course_id, joined_at)
				VALUES (OLD.user_id, OLD.course_id, OLD.joined_at);
			END`,
		);
	},
	(app) => {
		run(app, "DROP TRIGGER former_places_enrollments");
		run(app, "DROP TABLE former_places");
	},
);
