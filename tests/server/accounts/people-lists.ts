// A server with two courses, and its lists of people.
import { said } from "#support/requests.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(twoCourses);

export const ask = (server: RealServer, who: { token: string } | undefined, query: Record<string, string> = {}) =>
	server.ask("GET", `/api/lead/people?${new URLSearchParams(query)}`, { token: who?.token });

export type Item = { id: string; name: string; full_name: string; email: string; role: string; role_id: string };

export async function page(server: RealServer, who: { token: string }, query: Record<string, string> = {}) {
	const answer = await ask(server, who, query);
	if (answer.status !== 200) throw new Error(said(answer));
	const items: Item[] = Object(answer.at("items"));
	return { items, page: answer.at("page"), pages: answer.at("pages"), total: answer.at("total"), answer };
}

export const found = async (search: string, list = "all") => {
	const { server, boss } = here();
	return (await page(server, boss, { list, search })).items.map((item) => item.full_name).sort();
};
