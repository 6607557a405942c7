// Copies of materials in the two courses, and a third course for them.
import { refused } from "#support/api/bodies.ts";
import type { Answer } from "#support/requests.ts";
import { assignment, course, newId } from "#support/school.ts";
import { here, tokenOf, type Who } from "./two-materials.ts";

/** Asks for a copy, as a phone does. */
export const copy = (who: Who, body: object): Promise<Answer> =>
	here().server.ask("POST", "/api/lead/copy-material", {
		token: tokenOf(who),
		body: { id: newId(), course_id: "", assignment_id: "", mutation: newId(), ...body },
	});

export const code = (answer: Answer): string => (answer.status === 200 ? "copied" : refused(answer));

/** Rana's second course, which Lea studies, with an assignment. */
export async function science() {
	const { server, rana, lea } = here();
	const made = await course(server, rana, [lea]);
	return { made, task: await assignment(server, made.id) };
}
