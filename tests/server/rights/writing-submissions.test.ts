// Who may write submissions, for every role and account status: hand in, replace, give a first grade; alone and in a batch.
// Each try has a row of its own, and a refusal leaves it as it was.
import { describe, expect, test } from "vitest";
import { type Person, person } from "#support/people.ts";
import { said } from "#support/requests.ts";
import {
	answerBody,
	assignment,
	batch,
	type Entry,
	enrol,
	entry,
	gradeBody,
	replaceBody,
	submission,
} from "#support/school.ts";
import { type TwoCourses, twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

type School = TwoCourses & { declined: Person };

const here = serverForThisFile(async (server): Promise<School> => {
	const school = await twoCourses(server);
	const declined = await person(server, { accountStatus: "declined" });
	await enrol(server, declined, school.maths.id);
	return { ...school, declined };
});

/** Wael waits for approval, Bassam is blocked; Lea and Joseph are of another course; Boss is an admin. */
const everybody = ["nobody", "wael", "declined", "bassam", "maya", "karim", "lea", "rana", "joseph", "boss"] as const;
type Who = (typeof everybody)[number];
type Asker = Pick<Person, "id" | "token">;

interface Attempt {
	what: string;
	allowed: Who[];
	/** The request about a new assignment of the maths course. */
	request: (asker: Asker, task: string) => Promise<Entry>;
}

const attempts: Attempt[] = [
	{
		what: "hand in an answer of one's own",
		allowed: ["maya", "karim"],
		request: async (asker, task) =>
			entry.create("submissions", { ...answerBody(here().maya, task), student_id: asker.id }),
	},
	{
		what: "hand in for another student",
		allowed: [],
		request: async (asker, task) =>
			entry.create("submissions", answerBody(asker.id === here().maya.id ? here().karim : here().maya, task)),
	},
	{
		what: "replace Maya's answer",
		allowed: ["maya"],
		request: async (_, task) => {
			const row = await submission(here().server, here().maya, task);
			return entry.update("submissions", row.id, replaceBody(row, "6/8"));
		},
	},
	{
		what: "give Maya's answer its first grade",
		allowed: ["rana"],
		request: async (_, task) => {
			const row = await submission(here().server, here().maya, task, { text_body: "3/4" });
			return entry.update("submissions", row.id, gradeBody(15, "3/4"));
		},
	},
];

describe.each(attempts)("to $what", ({ allowed, request }) => {
	test.each(everybody)("%s is answered as the matrix says, alone and in a batch", async (who) => {
		const { server, maths, ...people } = here();
		const asker: Asker = who === "nobody" ? { id: "", token: "" } : people[who];
		for (const way of ["alone", "in a batch"]) {
			const task = await assignment(server, maths.id);
			const write = await request(asker, task.id);
			const stored = () => server.rows("submissions", `assignment_id = "${task.id}"`);
			const before = await stored();

			const answer =
				way === "alone"
					? await server.ask(write.method, write.url, { token: asker.token || undefined, body: write.body })
					: await batch(server, asker, [write]);

			if (allowed.includes(who)) {
				expect(answer.status, said(answer)).toBe(200);
				expect(await stored()).not.toEqual(before);
			} else {
				expect([400, 401, 403, 404], said(answer)).toContain(answer.status);
				expect(await stored()).toEqual(before);
			}
		}
	});
});
