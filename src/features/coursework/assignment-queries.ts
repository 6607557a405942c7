// A teacher's assignments, live from the phone. Undefined while the first answer is under way.
import { useLiveQuery } from "dexie-react-hooks";
import { readMine } from "#data/account.ts";
import type { AccountDatabase } from "#data/db.ts";
import type { Assignment, Course } from "#data/records.ts";
import { type Shown, shownAssignments, shownSubmissions } from "#data/view.ts";
import { myCourses } from "./queries.ts";

export type GivenAssignment = { assignment: Shown<Assignment>; course: Course; submitted: number; graded: number };

async function given(db: AccountDatabase): Promise<GivenAssignment[]> {
	const courses = await myCourses(db, "teacher");
	const submissions = await shownSubmissions(db);
	const found: GivenAssignment[] = [];
	for (const assignment of await shownAssignments(db)) {
		const course = courses.get(assignment.course_id);
		if (!course) continue;
		const answers = submissions.filter(({ assignment_id }) => assignment_id === assignment.id);
		const graded = answers.filter(({ graded_at }) => graded_at !== null).length;
		found.push({ assignment, course, submitted: answers.length, graded });
	}
	// Latest first; without a due date last, as in the other order.
	const latest = (row: GivenAssignment) => row.assignment.due_at ?? "";
	return found.sort((a, b) => latest(b).localeCompare(latest(a)));
}

export const useGivenAssignments = (): GivenAssignment[] | undefined =>
	useLiveQuery(async () => await readMine(given), []);
