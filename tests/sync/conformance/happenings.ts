// What the centre changes in a school without any rule, applied to the rows of both servers.
import { id } from "#support/fakes/people.ts";
import {
	changePerson,
	endSessions,
	enrol,
	enrollment,
	put,
	type Row,
	type State,
	unenrol,
} from "#support/fakes/state.ts";
import type { RealServer } from "#support/server.ts";
import { pick } from "./answer-requests.ts";
import type { Happening } from "./steps.ts";

type Change = Exclude<Happening, { kind: "sign in" | "back up" | "restore" }>;
type OfPerson = Extract<Change, { who: unknown }>;
type OfCourse = Exclude<Change, OfPerson>;

const then = "2026-03-01 08:00:00.000Z";
/** A temporary password works until then. */
const later = "2099-03-01 08:00:00.000Z";

/** @param fresh digits that no other name of this history has */
export async function change(state: State, server: RealServer, step: Change, fresh: string): Promise<void> {
	if ("who" in step) return await changeAccount(state, server, step);
	const course = pick(state.rows.courses, step.which);
	if (course) await changeCourse(state, server, { step, course, fresh });
}

async function changeAccount(state: State, server: RealServer, step: OfPerson): Promise<void> {
	const user = id(step.who);
	if (step.kind === "kill tokens") {
		endSessions(state, user);
		await server.sql(`UPDATE users SET tokenKey = hex(randomblob(20)) WHERE id = '${user}'`);
	} else if (step.kind === "account status") {
		changePerson(state, user, { accountStatus: step.accountStatus });
		const blocked_at = step.accountStatus === "blocked" ? then : "";
		await server.sql(`UPDATE users SET blocked_at = '${blocked_at}' WHERE id = '${user}'`);
	} else if (step.kind === "lend password") {
		changePerson(state, user, { temporary: step.lent });
		await server.sql(`UPDATE users SET temporary_until = '${step.lent ? later : ""}' WHERE id = '${user}'`);
	} else {
		changePerson(state, user, { role: step.role });
		await server.sql(`UPDATE user_roles SET role = '${step.role}' WHERE user_id = '${user}'`);
	}
}

type CourseChange = { step: OfCourse; course: Row; fresh: string };

async function changeCourse(state: State, server: RealServer, { step, course, fresh }: CourseChange): Promise<void> {
	if (step.kind === "enrol") {
		const place = { user_id: id(step.student), course_id: course.id, role_in_course: "student" as const };
		if (enrollment(state, place.user_id, course.id)) return;
		const row = enrol(state, place, id(`by0hand${fresh}x`));
		await server.create("enrollments", { ...place, id: row.id });
	} else if (step.kind === "unenrol") {
		unenrol(state, id(step.student), course.id);
		const place = `user_id = '${id(step.student)}' AND course_id = '${course.id}'`;
		await server.sql(`DELETE FROM enrollments WHERE ${place}`);
	} else if (step.kind === "archive") {
		const archived_at = step.ended ? then : "";
		put(state, "courses", { ...course, archived_at }, { course: course.id });
		await server.sql(`UPDATE courses SET archived_at = '${archived_at}' WHERE id = '${course.id}'`);
	} else if (step.kind === "renew code") {
		const join_code = `RE${fresh.padStart(5, "0")}`;
		state.former[String(course.join_code)] = course.id;
		put(state, "courses", { ...course, join_code }, { course: course.id });
		const former = "former_codes = trim(join_code || ' ' || former_codes)";
		await server.sql(`UPDATE courses SET ${former}, join_code = '${join_code}' WHERE id = '${course.id}'`);
	} else {
		const task = pick(state.rows.assignments, step.which);
		if (!task) return;
		put(state, "assignments", { ...task, max_points: 5 }, { course: String(task.course_id) });
		await server.sql(`UPDATE assignments SET max_points = 5 WHERE id = '${task.id}'`);
	}
}
