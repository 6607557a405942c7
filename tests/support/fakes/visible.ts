// Who sees which rows of the server in memory: what the real server's rules allow within the mirror's scope, and what its
// reader of the log reports. What is special about a collection says its description in support/collections.
import { described } from "#support/collections/all.ts";
import type { CollectionName } from "#support/collections/shapes.ts";
import { coursesOf, taughtBy } from "./membership.ts";
import { isActive, type LogRow, type Row, type State } from "./state.ts";

/** The rows of a collection that this person may see. */
export function see(state: State, me: string, name: CollectionName): Row[] {
	if (!isActive(state, me)) return [];
	return described[name].fake.see(state, me, Object.values(state.rows[name]));
}

/** The rows that a line of the log names, as far as they concern this person. */
function concerning(state: State, me: string, row: LogRow): { name: CollectionName; record: string }[] {
	const { collection: name, record, course, user, as } = row;
	if (name === "account_status" || name === "user_roles") return [];
	const mine = user === me && name !== "enrollments";
	const found = mine || described[name].fake.tells(state, me, row) ? [{ name, record }] : [];
	if (name !== "enrollments") return found;
	const [studied, taught] = [coursesOf(state, me, "student"), taughtBy(state, me)];
	const met = (studied.has(course) && as === "teacher") || taught.has(course);
	return met ? [...found, { name: "users", record: user }] : found;
}

/** Joined, left, approved, blocked, or with another role. */
const ofMembership: LogRow["collection"][] = ["enrollments", "account_status", "user_roles"];

/** What changed for this person since a position in the log: ids of rows, or "manifest" to compare everything. */
export function changesSince(
	state: State,
	me: string,
	seq: number,
): "manifest" | Partial<Record<CollectionName, string[]>> {
	const since = state.log.filter((row) => row.seq > seq);
	if (since.some((row) => row.user === me && ofMembership.includes(row.collection))) return "manifest";
	const found: Partial<Record<CollectionName, string[]>> = {};
	for (const { name, record } of since.flatMap((row) => concerning(state, me, row))) {
		const ids = found[name] ?? [];
		if (!ids.includes(record)) found[name] = [...ids, record];
	}
	const total = Object.values(found).flat().length;
	return total > 200 ? "manifest" : found;
}

/** Whether a part of a phone's filter lets a row through: conditions that are all joined in the same way. */
function holds(part: string, row: Row): boolean {
	const conditions = [...part.matchAll(/(\w+)([=>])'(\w*)'/g)].map(([, field = "", operator, value = ""]) => {
		const here = String(row[field] ?? "");
		return operator === ">" ? here > value : here === value;
	});
	return part.includes("&&") ? conditions.every(Boolean) : conditions.some(Boolean);
}

/** A page of the rows that a person sees and a phone's filter lets through, in the order of their ids. */
export function listed(state: State, user: string | undefined, name: CollectionName, url: URL): Row[] {
	const filter = url.searchParams.get("filter") ?? "";
	const [, ...parts] = /^\((.*)\)&&\((.*)\)$/.exec(filter) ?? ["", filter];
	const visible = user ? see(state, user, name) : [];
	return visible
		.filter((row) => parts.every((part) => holds(part, row)))
		.sort((a, b) => (a.id < b.id ? -1 : 1))
		.slice(0, Number(url.searchParams.get("perPage")));
}
