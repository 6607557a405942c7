// An assignment with its class, made without rules: who handed in on time, late, with a wrong clock, or not at all.
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const due = "2026-02-10 21:59:00.000Z";
const [early, late] = ["2026-02-09 08:00:00.000Z", "2026-02-13 08:00:00.000Z"];
const times = (submitted_at: string, received_at: string) => ({ submitted_at, received_at });

/** Six students: four handed in, each in a different way, and two did not. */
export async function aClass(server: RealServer) {
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const named = (name: string) => student(server, name);
	const [maya, karim, tia] = [await named("Maya Haddad"), await named("Karim Nassar"), await named("Tia Rahme")];
	const [jad, lea, omar] = [await named("Jad Saad"), await named("Lea Abboud"), await named("Omar Khalil")];
	const maths = await course(server, rana, [maya, karim, tia, jad, lea, omar]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id, { due_at: due });
	await submission(server, maya, task.id, { ...times(early, early), text_body: "3/4 مرحبا", ...changed(rana, joseph) });
	await submission(server, karim, task.id, times(early, late));
	await submission(server, tia, task.id, { ...times(late, late), ...graded(rana, 9, "") });
	await submission(server, jad, task.id, { ...times(late, late), clock_unsure: true });
	return { rana, maya, lea, maths, task };
}

const graded = (by: Person, grade: number, feedback: string) => ({
	grade,
	feedback,
	graded_by: by.id,
	graded_at: "2026-02-12 10:00:00.000Z",
});

const changed = (rana: Person, joseph: Person) => ({
	...graded(joseph, 18, "Excellent."),
	grade_changes: [
		{
			id: newId(),
			...graded(rana, 12, "Show your steps."),
			graded_at: "2026-02-11 10:00:00.000Z",
			reason: "The second page was overlooked.",
			changed_by: joseph.id,
			changed_at: "2026-02-12 10:00:00.000Z",
		},
	],
});
