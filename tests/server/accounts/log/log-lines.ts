// The log of what admins did, as a test makes it and reads it.
import type { Person } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

export const here = serverForThisFile(twoCourses);

export const read = (who: { token: string } | undefined, query: Record<string, string> = {}) =>
	here().server.ask("GET", `/api/lead/admin-log?${new URLSearchParams(query)}`, { token: who?.token });

export type Line = { admin: string; what: string; about: string; detail: string; at: string };

/** What this admin did, the oldest first. */
export async function actionsOf(who: Person): Promise<Line[]> {
	const answer = await read(here().boss, { search: who.name });
	if (answer.status !== 200) throw new Error(said(answer));
	const lines: Line[] = Object(answer.at("items"));
	return lines.filter((line) => line.admin === who.name).reverse();
}

export const short = ({ what, about, detail }: Line) => [what, about, detail].filter(Boolean).join(" · ");

export async function does(who: Person, method: string, path: string, body?: object): Promise<void> {
	const answer = await here().server.ask(method, path, { token: who.token, body });
	if (answer.status >= 300) throw new Error(`${method} ${path}: ${said(answer)}`);
}
