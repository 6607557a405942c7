// What went wrong is a line of the server's output, from which the operator's log is made. No word of a person is in it.

import { expect, test } from "vitest";
import { courseBody } from "#support/api/bodies.ts";
import { eventually } from "#support/eventually.ts";
import { teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();
const courses = "/api/collections/courses/records";

test("a failure that is no refusal is noted with its route, and a refusal is not", async () => {
	const { server } = here();
	const rana = await teacher(server);
	const make = () =>
		server.ask("POST", courses, { token: rana.token, body: courseBody(rana, { title: "Secret title" }) });
	const refused = await server.ask("POST", courses, { body: courseBody(rana) });
	await server.sql("CREATE TRIGGER broken BEFORE INSERT ON courses BEGIN SELECT RAISE(ABORT, 'broken disk'); END");

	const failed = await make();

	await server.sql("DROP TRIGGER broken");
	expect([refused.status, failed.status], said(failed)).toEqual([400, 400]);
	await eventually(() =>
		expect(server.log()).toMatch(/POST \/api\/collections\/courses\/records failed: .*broken disk/),
	);
	expect(
		server
			.log()
			.split("\n")
			.filter((line) => line.includes(" failed: ")),
	).toHaveLength(1);
	expect(server.log()).not.toContain("Secret title");
	expect((await make()).status).toBe(200);
});

test("what stands in an address ends no line and brings no code for a terminal", async () => {
	const { server } = here();
	const rana = await teacher(server);
	await server.sql("ALTER TABLE user_roles RENAME TO lost_roles");

	await server.ask("GET", `${courses}/here%0AFORGED%1b[31m%E2%80%AE?expand=x`, { token: rana.token });

	await server.sql("ALTER TABLE lost_roles RENAME TO user_roles");
	await eventually(() => expect(server.log()).toContain(`GET ${courses}/here%0AFORGED%1B[31m%E2%80%AE failed: `));
});

test("a request that takes longer than two seconds is noted with its route, without what it asked for", async () => {
	const { server } = here();
	const rana = await teacher(server);

	// As many steps as this machine needs for more than two seconds.
	for (let steps = 500_000, took = 0; took < 2200; steps *= 2) {
		await server.sql(`CREATE TRIGGER slow BEFORE INSERT ON courses BEGIN
			SELECT COUNT(*) FROM (WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ${steps}) SELECT x FROM n);
		END`);
		const begun = Date.now();
		const slow = await server.ask("POST", `${courses}?fields=id`, { token: rana.token, body: courseBody(rana) });
		took = Date.now() - begun;
		await server.sql("DROP TRIGGER slow");
		expect(slow.status, said(slow)).toBe(200);
	}

	await eventually(() => expect(server.log()).toMatch(/POST \/api\/collections\/courses\/records took \d{4,} ms/));
	expect(server.log()).not.toContain("fields=id");
});
