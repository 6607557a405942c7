// Which files the work of the signed-in person needs: the worksheets of open assignments, and for a student of those that
// have no answer yet.
import type { AccountDatabase } from "#local/database.ts";
import { answeredAssignments, isClosed, shownAssignments, shownCourses } from "#local/view.ts";
import type { Material } from "#records.ts";
import { syncStateOf } from "#sync/database.ts";

/** A teacher goes back to an assignment for some days after it was due; in milliseconds. */
const lately = 14 * 86_400_000;

/** In the order in which they are due. */
export async function neededMaterials(db: AccountDatabase): Promise<Material[]> {
	const worksheets = await db.materials.where("assignment_id").notEqual("").toArray();
	if (worksheets.length === 0) return [];
	const [assignments, courses, answered, { role }] = await Promise.all([
		shownAssignments(db),
		shownCourses(db),
		answeredAssignments(db),
		syncStateOf(db),
	]);
	const open = new Map(courses.map((course) => [course.id, course]));
	const recent = new Date(Date.now() - lately).toISOString();
	const due = new Map(
		assignments.flatMap((assignment) => {
			const course = open.get(assignment.course_id);
			if (!course || isClosed(assignment, course)) return [];
			const by = assignment.due_at ?? "9999";
			const past = role === "student" ? answered.has(assignment.id) : by < recent;
			return past ? [] : [[assignment.id, by] as const];
		}),
	);
	return worksheets
		.filter(({ assignment_id }) => due.has(assignment_id))
		.sort((a, b) => (due.get(a.assignment_id) ?? "").localeCompare(due.get(b.assignment_id) ?? "") || a.size - b.size);
}
