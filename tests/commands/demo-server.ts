// A server with the demo as it is on a Saturday night.
import { afterAll, beforeAll } from "vitest";
import { seed } from "#scripts/demo/seed.mjs";
import { type RealServer, type Row, realServer } from "#support/server.ts";

export let server: RealServer;
export let rows: Record<
	"users" | "courses" | "enrollments" | "assignments" | "submissions" | "materials" | "leads",
	Row[]
>;

beforeAll(async () => {
	server = await realServer();
	await seed(server.url, { identity: "root@lead.test", password: "root-password" });
	const [users = [], courses = [], enrollments = [], assignments = [], submissions = [], materials = [], leads = []] =
		await Promise.all(
			["users", "courses", "enrollments", "assignments", "submissions", "materials", "leads"].map((name) =>
				server.rows(name),
			),
		);
	rows = { users, courses, enrollments, assignments, submissions, materials, leads };
});
afterAll(() => server.end());

export const text = (row: Row | undefined, field: string) => String(row?.[field]);
export const time = (row: Row | undefined, field: string) => Date.parse(text(row, field).replace(" ", "T"));
export const idOf = (email: string) =>
	text(
		rows.users.find((user) => user.email === email),
		"id",
	);
