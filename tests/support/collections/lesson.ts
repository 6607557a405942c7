// What descriptions share: a lesson to prepare writes in, their requests, and who is shown what.
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import type { Prepared } from "./description.ts";

/** Maths, taught by Rana and Joseph; Maya and Karim study it, and Maya has handed in. */
export async function lesson(server: RealServer) {
	const [rana, joseph] = [await teacher(server), await teacher(server)];
	const [maya, karim] = [await student(server), await student(server)];
	const maths = await course(server, rana, [maya, karim]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	const row = await submission(server, maya, task.id, { text_body: "3/4" });
	return { rana, joseph, maya, karim, maths, task, row };
}

export const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;

export const creating = (
	[who, another]: [Person, Person],
	collection: string,
	body: Prepared["body"],
	other: object,
): Prepared => ({ who, another, collection, body, other, method: "POST", path: records(collection) });

export const changing = (
	[who, another]: [Person, Person],
	collection: string,
	id: string,
	rest: Pick<Prepared, "body" | "other">,
): Prepared => ({ ...rest, who, another, collection, method: "PATCH", path: records(collection, id) });

/** A guest, somebody who waits and somebody who is blocked are shown nothing. */
export const unseen = { nobody: "", wael: "", bassam: "" };

/** Who is shown one row of each course they are in, called as the course. */
export const byCourse = {
	...unseen,
	...{ maya: "maths", karim: "maths", rana: "maths" },
	...{ lea: "french", joseph: "french" },
	boss: "french maths",
};
