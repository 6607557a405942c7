// A server with two courses, and everybody who reads.

import type { Who } from "#support/collections/readers.ts";
import { said } from "#support/requests.ts";
import { type TwoCourses, twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(twoCourses);

export const tokenOf = (school: TwoCourses, who: Who): string | undefined =>
	who === "nobody" ? undefined : school[who].token;

export async function listed(server: RealServer, token: string | undefined, path: string): Promise<Row[]> {
	const answer = await server.ask("GET", path, { token });
	const items = answer.at("items");
	if (answer.status === 403) return [];
	if (!Array.isArray(items)) throw new Error(said(answer));
	return items;
}
