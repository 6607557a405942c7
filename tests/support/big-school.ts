// A school of the size a centre grows to, written into the tables at once: one request a row would take minutes.
import { type Person, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

export interface BigSchool {
	rana: Person;
	/** One of her students. */
	maya: Person;
	maths: Row;
	/** How many answers there are in her course. */
	answers: number;
}

/** Letters and digits only: part of an id. */
const padded = (value: string, length: number) => `substr('000000000000000' || ${value}, -${length})`;
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
