// A server with two courses, two materials of the library and one of a course.
import { material } from "#support/materials.ts";
import { type Answer, said } from "#support/requests.ts";
import { type TwoCourses, twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

type School = TwoCourses & { worksheet: Row; poem: Row; sums: Row };

/** The two courses; a worksheet of Rana's and a poem of Joseph's for everybody, and Rana's sums for an assignment in maths. */
export const here = serverForThisFile(async (server): Promise<School> => {
	const school = await twoCourses(server);
	// Those of the school itself; these tests name their own.
	for (const { id } of await server.rows("materials")) await server.remove("materials", id);
	const worksheet = await material(server, { created_by: school.rana.id });
	const poem = await material(server, { title: "Le marché", subject: "Languages", created_by: school.joseph.id });
	const place = { course_id: school.maths.id, assignment_id: school.mathsTask.id };
	const sums = await material(server, { title: "Sums", created_by: school.rana.id, ...place });
	return { ...school, worksheet, poem, sums };
});

export const records = "/api/collections/materials/records";

export type Who = "nobody" | "wael" | "bassam" | "maya" | "lea" | "rana" | "joseph" | "boss";
export const tokenOf = (who: Who): string | undefined => (who === "nobody" ? undefined : here()[who].token);

export const get = (who: Who, query = "") => here().server.ask("GET", records + query, { token: tokenOf(who) });
export const titles = (answer: Answer) => {
	const items = answer.at("items");
	if (!Array.isArray(items)) throw new Error(said(answer));
	return items.map(({ title }) => String(title));
};

/** A link to this material's file, with a file token of this person (or with this text in its place). */
export async function fileLink(
	server: RealServer,
	row: Row,
	who: { token: string } | string,
	query = "",
): Promise<string> {
	const asked =
		typeof who === "string" ? undefined : await server.ask("POST", "/api/files/token", { token: who.token });
	const token = typeof who === "string" ? who : String(asked?.at("token"));
	return `/api/files/materials/${row.id}/${row.file_path}?token=${token}${query}`;
}

export const open = async (server: RealServer, row: Row, who: { token: string } | string, query = "") =>
	server.ask("GET", await fileLink(server, row, who, query));

export const textFile = (text: string, name: string) => ({ content: new TextEncoder().encode(text), name });
