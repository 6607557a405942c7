// A server with a course that had another code and a grade that was changed, and who asks for them.
import { gradeChange, newCode } from "#support/api/bodies.ts";
import type { Answer } from "#support/requests.ts";
import { gradeBody } from "#support/school.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const reason = "He copied it from Maya.";

/** The two courses; maths has its second code, and Karim's grade was changed. */
export const here = serverForThisFile(async (server) => {
	const school = await twoCourses(server);
	const path = `/api/collections/submissions/records/${school.karimsSubmission.id}`;
	const { token } = school.rana;
	await server.ask("PATCH", path, { token, body: gradeBody(19, String(school.karimsSubmission.text_body)) });
	await server.ask("PATCH", path, { token, body: gradeChange(7, "", { reason }) });
	const renewed = await newCode(server, school.rana, { course_id: school.maths.id });
	return { ...school, code: String(renewed.at("join_code")), former: String(school.maths.join_code) };
});

export type Who = "nobody" | "wael" | "bassam" | "maya" | "karim" | "lea" | "rana" | "joseph" | "boss";
export const everybody: Who[] = ["nobody", "wael", "bassam", "maya", "karim", "lea", "rana", "joseph", "boss"];

const tokenOf = (who: Who) => (who === "nobody" ? undefined : here()[who].token);
export const records = (collection: string, id = "") => `/api/collections/${collection}/records${id && `/${id}`}`;
export const ask = (
	who: Who | "superuser",
	collection: string,
	query: Record<string, string>,
	id = "",
): Promise<Answer> => {
	const { server } = here();
	const token = who === "superuser" ? server.superuserToken : tokenOf(who);
	return server.ask("GET", `${records(collection, id)}?${new URLSearchParams(query)}`, { token });
};
/** How many rows an answer tells of; a refusal tells of none. */
export const found = (answer: Answer) => (answer.status === 200 ? Number(answer.at("totalItems")) : 0);
