// Copying a material into another course on the server in memory.
import { taughtBy } from "./membership.ts";
import { Refusal } from "./refusal.ts";
import { checkGoesOn, type Fields, put, type Row, type State } from "./state.ts";

/** @throws {Refusal} */
export function copyMaterial(state: State, me: string, id: string, body: Fields): Row {
	const [course, task] = [String(body.course_id), String(body.assignment_id)];
	const taught = taughtBy(state, me);
	const isAdmin = state.people[me]?.role === "admin";
	if (state.people[me]?.role === "student") throw new Refusal(403, "not_yours", "not yours");
	if (state.rows.materials[id]) throw new Refusal(409, "id_reused", "id reused");
	if (!taught.has(course) && !(isAdmin && course in state.rows.courses))
		throw new Refusal(403, "not_yours", "not yours");
	checkGoesOn(state, course);
	const assignment = state.rows.assignments[task];
	if (task !== "" && (assignment?.course_id !== course || assignment.status === "deleted")) {
		throw new Refusal(400, "unknown_assignment", "unknown assignment");
	}
	const source = state.rows.materials[String(body.source_id)];
	const read = source && (source.course_id === "" || isAdmin || taught.has(String(source.course_id)));
	if (!read) throw new Refusal(400, "unknown_material", "unknown material");
	const ending = /\.\w+$/.exec(String(source.file_path))?.[0] ?? "";
	const place = { course_id: course, assignment_id: task, created_by: me, file_path: id + ending };
	return put(state, "materials", { ...source, ...place, id }, { course });
}
