// What is new to a teacher: who leads their courses, and answers, by assignment.

import { isGivenBack } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import { joinedBy, myCourses, shownAssignments, shownSubmissions } from "#local/view.ts";
import type { Submission } from "#records.ts";
import { ofLeads } from "./leads.ts";
import { about, knownIn, type Notice, seenId, type WhatsNew } from "./notice.ts";

/**
 * New leaders of courses, then new ungraded answers by assignment. As long as this phone has not noted where news of either
 * begins, there is none, only that note to be made (`along`).
 */
export async function forTeacher(db: AccountDatabase): Promise<WhatsNew> {
	const known = await knownIn(db);
	const [courses, assignments, answers, joined] = await Promise.all([
		myCourses(db, "teacher"),
		shownAssignments(db),
		shownSubmissions(db),
		joinedBy(db),
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
	// As the mails choose (pb_hooks/lib/notices/pending.js): what was given back is with its student again.
	const waiting = answers.filter(
		(answer) => answer.graded_at === null && !isGivenBack(answer) && answer.received_at > beginning,
	);
	const notices = assignments.flatMap((assignment): Notice[] => {
		const course = courses.get(assignment.course_id);
		if (!course || course.archived_at !== null) return [];
		// What a teacher found in a course when they came into it was seen then, as the course.
		const since = [joined.get(course.id) ?? "", known.get(seenId.answers(assignment.id)) ?? ""];
		const isFresh = ({ received_at }: Submission) => since.every((moment) => received_at > moment);
		const theirs = waiting.filter((row) => row.assignment_id === assignment.id && isFresh(row)).sort(byArrival);
		const [first, last] = [theirs[0], theirs.at(-1)];
		if (!first || !last) return [];
		const marks = [{ id: seenId.answers(assignment.id), as: last.received_at }];
		return [{ ...about(assignment, course), kind: "answers", submissionId: first.id, count: theirs.length, marks }];
	});
	return { notices: [...leads.notices, ...notices], along: leads.along };
}

const byArrival = (a: Submission, b: Submission) => a.received_at.localeCompare(b.received_at);
