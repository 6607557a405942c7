// What is new to a teacher: who leads their courses, and answers, by assignment.
import type { AccountDatabase } from "#local/database.ts";
import { myCourses, shownAssignments, shownSubmissions } from "#local/view.ts";
import { ofLeads } from "./leads.ts";
import { about, knownIn, type Notice, seenId, type WhatsNew } from "./notice.ts";

/**
 * New leaders of courses, then new ungraded answers by assignment. As long as this phone has not noted where news of either
 * begins, there is none, only that note to be made (`along`).
 */
export async function forTeacher(db: AccountDatabase): Promise<WhatsNew> {
	const known = await knownIn(db);
	const [courses, assignments, answers] = await Promise.all([
		myCourses(db, "teacher"),
		shownAssignments(db),
		shownSubmissions(db),
	]);
	const leads = await ofLeads(db, known, courses);
	const beginning = known.get(seenId.beginning);
	if (beginning === undefined) {
		const newest =
			answers
				.map(({ received_at }) => received_at)
				.sort()
				.at(-1) ?? "";
		return { notices: leads.notices, along: [...leads.along, { id: seenId.beginning, as: newest }] };
	}
	const fresh = answers.filter(
		({ assignment_id, graded_at, received_at }) =>
			graded_at === null && received_at > beginning && received_at > (known.get(seenId.answers(assignment_id)) ?? ""),
	);
	const notices = assignments.flatMap((assignment): Notice[] => {
		const course = courses.get(assignment.course_id);
		const theirs = fresh.filter(({ assignment_id }) => assignment_id === assignment.id).sort(byArrival);
		const [first, last] = [theirs[0], theirs.at(-1)];
		if (!course || !first || !last) return [];
		const marks = [{ id: seenId.answers(assignment.id), as: last.received_at }];
		return [{ ...about(assignment, course), kind: "answers", submissionId: first.id, count: theirs.length, marks }];
	});
	return { notices: [...leads.notices, ...notices], along: leads.along };
}

const byArrival = (a: { received_at: string }, b: { received_at: string }) =>
	a.received_at.localeCompare(b.received_at);
