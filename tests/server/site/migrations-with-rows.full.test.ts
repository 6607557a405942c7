// The migrations since the rights, down and up; the rows that are there come through.
import { expect, test } from "vitest";
import { student } from "#support/people.ts";
import { twoCourses } from "#support/schools/two-courses.ts";
import { type Row, realServer } from "#support/server.ts";
import { migrate, migrations } from "./migrating.ts";

test("on a folder with people, courses and answers the rules, log, secret, guesses and limits go down and up, and every row is still there", async () => {
	const server = await realServer();
	try {
		await twoCourses(server);
		const collections = ["users", "user_roles", "courses", "enrollments", "assignments", "submissions"];
		// On the way down the columns go that name the edits of courses and assignments, and the day on which somebody joined.
		const kept = (name: string, row: Row) => {
			if (name === "enrollments") return { ...row, joined_at: "", updated: "" };
			return /^(courses|assignments)$/.test(name) ? { ...row, revision: "" } : row;
		};
		const rows = () =>
			Promise.all(collections.map(async (name) => (await server.rows(name)).map((row) => kept(name, row))));
		const before = await rows();
		await server.stop();
		const back = migrations.length - migrations.findIndex((name) => name.includes("who_may_do_what"));
		await migrate(server.dataDir, "down", String(back));
		await migrate(server.dataDir, "up");
		await server.start();

		expect(await rows()).toEqual(before);
		expect(before.map((list) => list.length)).toEqual([8, 8, 2, 7, 2, 3]);
		const maya = await student(server);
		// The seven enrollments are told of once more, so that phones fetch the day on which somebody joined; then the two teachers.
		const handshake = await server.ask("GET", "/api/lead/handshake", { token: maya.token });
		expect([handshake.status, handshake.at("changed"), handshake.at("seq")]).toEqual([200, "manifest", 12]);
	} finally {
		await server.end();
	}
});

test("phones that have all of a course are told of its teachers, when everybody in it comes to know them", async () => {
	const server = await realServer();
	try {
		const { maya, rana, maths } = await twoCourses(server);
		const handshake = (query = "") => server.ask("GET", `/api/lead/handshake${query}`, { token: maya.token });
		const before = await handshake();
		await server.stop();
		const back = migrations.length - migrations.findIndex((name) => name.includes("teachers_of_a_course"));
		await migrate(server.dataDir, "down", String(back));
		await migrate(server.dataDir, "up");
		await server.start();

		const [place] = await server.rows("enrollments", `user_id = '${rana.id}' && course_id = '${maths.id}'`);
		const after = await handshake(`?seq=${before.at("seq")}&mark=${before.at("mark")}`);
		expect(after.at("changed")).toEqual({ enrollments: [place?.id], users: [rana.id] });
	} finally {
		await server.end();
	}
});
