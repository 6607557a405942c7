// A school as large as a centre may become, written into the tables directly: one request per row would take minutes.
import { type Person, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

interface BigSchool {
	rana: Person;
	/** One of the students in the course. */
	maya: Person;
	maths: Row;
	/** How many submissions the course has. */
	answers: number;
}

/** Letters and digits only: part of an id. */
const padded = (value: string, length: number) => `substr('000000000000000' || (${value}), -${length})`;
const numbers = (count: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
const then = "'2026-02-02 08:00:00.000Z'";

/** One course of `assignments` assignments, each answered by `students` students. */
export async function bigSchool(server: RealServer, students: number, assignments: number): Promise<BigSchool> {
	const [rana, maya] = [await teacher(server, "Rana Khoury"), await student(server, "Maya Haddad")];
	const maths = await course(server, rana, [maya]);
	const others = students - 1;
	await server.sql(`INSERT INTO users (id, email, name, tokenKey, password, created_at, updated)
		${numbers(others)} SELECT 'stu' || ${padded("i", 12)}, 'stu' || i || '@lead.test', 'Student ' || i,
		'key-' || i || hex(randomblob(20)), 'none', ${then}, ${then} FROM n`);
	await server.sql(`INSERT INTO enrollments (id, user_id, course_id, role_in_course, created_at, updated)
		${numbers(others)} SELECT 'enr' || ${padded("i", 12)}, 'stu' || ${padded("i", 12)}, '${maths.id}', 'student',
		${then}, ${then} FROM n`);
	await server.sql(`INSERT INTO assignments (id, course_id, title, instructions, max_points, written_at, created_at, updated)
		${numbers(assignments)} SELECT 'asg' || ${padded("i", 12)}, '${maths.id}', 'Task ' || i, 'Read page ' || i || '.',
		20, ${then}, ${then}, ${then} FROM n`);
	await server.sql(`INSERT INTO submissions (id, assignment_id, student_id, text_body, revision, submitted_at, received_at,
		created_at, updated)
		SELECT lower(hex(randomblob(7))) || '0', a.id, e.user_id, 'Answer of ' || e.user_id || ' to ' || a.title,
		lower(hex(randomblob(7))) || '1', ${then}, ${then}, ${then}, ${then}
		FROM assignments a JOIN enrollments e ON e.course_id = a.course_id AND e.role_in_course = 'student'
		WHERE a.course_id = '${maths.id}'`);
	return { rana, maya, maths, answers: students * assignments };
}

interface WholeCentre {
	/** Teaches every course. */
	rana: Person;
	/** A student in twenty of the courses, with 200 submissions. */
	maya: Person;
}

const text = "'The answer begins here. ' || replace(hex(zeroblob(60)), '00', 'One more line. ')";

/**
 * 40 courses of one teacher with 400 assignments, 300 students in two courses each, and 2,000 submissions of about 900
 * letters, half of them graded. One student is in twenty courses and has answered every assignment there, 200 in all.
 */
export async function wholeCentre(server: RealServer): Promise<WholeCentre> {
	const [rana, maya] = [await teacher(server, "Rana Khoury"), await student(server, "Maya Haddad")];
	const run = (sql: string) => server.sql(sql);
	await run(`INSERT INTO users (id, email, name, tokenKey, password, created_at, updated)
		${numbers(299)} SELECT 'stu' || ${padded("i", 12)}, 'stu' || i || '@lead.test', 'Student ' || i,
		'key-' || i || hex(randomblob(20)), 'none', ${then}, ${then} FROM n`);
	await run(`INSERT INTO courses (id, title, code, subject, grade_level, teacher_id, join_code, created_at, updated)
		${numbers(40)} SELECT 'crs' || ${padded("i", 12)}, 'Mathematics ' || i, 'MATH-' || i, 'Math', 1 + i % 12,
		'${rana.id}', 'CODE' || (100 + i), ${then}, ${then} FROM n`);
	await run(`INSERT INTO enrollments (id, user_id, course_id, role_in_course, created_at, updated)
		SELECT 'ent' || substr(id, 4), '${rana.id}', id, 'teacher', ${then}, ${then} FROM courses`);
	await run(`INSERT INTO enrollments (id, user_id, course_id, role_in_course, created_at, updated)
		${numbers(598)} SELECT 'enr' || ${padded("i", 12)}, 'stu' || ${padded("1 + (i - 1) / 2", 12)},
		'crs' || ${padded("1 + (7 * i) % 40", 12)}, 'student', ${then}, ${then} FROM n`);
	await run(`INSERT INTO enrollments (id, user_id, course_id, role_in_course, created_at, updated)
		${numbers(20)} SELECT 'enm' || ${padded("i", 12)}, '${maya.id}', 'crs' || ${padded("i", 12)}, 'student',
		${then}, ${then} FROM n`);
	await run(`INSERT INTO assignments (id, course_id, title, instructions, max_points, due_at, written_at, created_at, updated)
		${numbers(400)} SELECT 'asg' || ${padded("i", 12)}, 'crs' || ${padded("1 + i % 40", 12)}, 'Task ' || i,
		'Read page ' || i || '.', 20, datetime('2026-03-01', '+' || i || ' days') || '.000Z', ${then}, ${then}, ${then} FROM n`);
	const answer = (who: string, graded: string) => `lower(hex(randomblob(7))) || '0', a.id, ${who}, ${text},
		lower(hex(randomblob(7))) || '1', ${then}, ${then}, iif(${graded}, 15, 0), iif(${graded}, 'Well explained.', ''),
		iif(${graded}, '${rana.id}', ''), iif(${graded}, ${then}, ''), ${then}, ${then}`;
	const columns = `id, assignment_id, student_id, text_body, revision, submitted_at, received_at, grade, feedback,
		graded_by, graded_at, created_at, updated`;
	await run(`INSERT INTO submissions (${columns}) SELECT ${answer(`'${maya.id}'`, "a.rowid % 10 < 9")}
		FROM assignments a JOIN enrollments e ON e.course_id = a.course_id AND e.user_id = '${maya.id}' LIMIT 200`);
	await run(`INSERT INTO submissions (${columns}) SELECT ${answer("e.user_id", "(a.rowid + e.rowid) % 2 = 0")}
		FROM assignments a JOIN enrollments e ON e.course_id = a.course_id AND e.user_id LIKE 'stu%' LIMIT 1800`);
	return { rana, maya };
}
