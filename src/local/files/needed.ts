// Which files the work of the signed-in person needs: the worksheets of open assignments, and for a student of those that
// have no answer yet.
import type { AccountDatabase } from "#local/database.ts";
import { answeredAssignments, isClosed, shownAssignments, shownCourses } from "#local/view.ts";
import type { Material } from "#records.ts";
import { syncStateOf } from "#sync/database.ts";

/** An assignment is still worked on for some days after it was due; in milliseconds. */
const lately = 14 * 86_400_000;

/** What is still to come in the order in which it is due, then what is overdue, the latest first. */
export async function neededMaterials(db: AccountDatabase): Promise<Material[]> {
	const worksheets = await db.materials.where("assignment_id").notEqual("").toArray();
	if (worksheets.length === 0) return [];
	const [assignments, courses, answered, { role, clock_offset }] = await Promise.all([
		shownAssignments(db),
		shownCourses(db),
		answeredAssignments(db),
		syncStateOf(db),
	]);
	const open = new Map(courses.map((course) => [course.id, course]));
	const now = Date.now() + (clock_offset ?? 0);
	const [today, recent] = [new Date(now).toISOString(), new Date(now - lately).toISOString()];
	const due = new Map(
		assignments.flatMap((assignment) => {
			const course = open.get(assignment.course_id);
			if (!course || isClosed(assignment, course)) return [];
			const by = assignment.due_at ?? "9999";
			const done = by < recent || (role === "student" && answered.has(assignment.id));
			return done ? [] : [[assignment.id, by] as const];
		}),
	);
	const dueOf = ({ assignment_id }: Material) => due.get(assignment_id) ?? "";
	const byDue = (a: Material, b: Material) => dueOf(a).localeCompare(dueOf(b)) || a.size - b.size;
	const wanted = worksheets.filter(({ assignment_id }) => due.has(assignment_id)).sort(byDue);
	const isOver = (material: Material) => dueOf(material) < today;
	return [...wanted.filter((one) => !isOver(one)), ...wanted.filter(isOver).reverse()];
}
