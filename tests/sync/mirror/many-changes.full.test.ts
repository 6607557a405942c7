// A phone that missed more changes than are asked for one by one.
import { expect, test } from "vitest";
import { Phone } from "#support/phone.ts";
import { bigSchool } from "#support/schools/big-school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { mirrorsExactly } from "./mirrors-exactly.ts";

const here = serverForThisFile();

test("500 changed rows are compared as a whole instead of asked for by id", async () => {
	const { server } = here();
	const { rana, maths } = await bigSchool(server, 20, 30);
	const computer = new Phone(server.url, rana);
	await computer.run();
	await server.sql(`UPDATE submissions SET text_body = text_body || ' (2)', updated = '2026-03-03 08:00:00.000Z'
		WHERE id IN (SELECT s.id FROM submissions s JOIN assignments a ON a.id = s.assignment_id
		WHERE a.course_id = '${maths.id}' ORDER BY s.id LIMIT 500)`);

	const { handshake } = await computer.run();

	expect(handshake?.changed).toBe("manifest");
	expect(await computer.db.submissions.filter(({ text_body }) => text_body.endsWith(" (2)")).count()).toBe(500);
	await mirrorsExactly(server, computer, "teacher");
	expect((await computer.run()).handshake?.changed).toEqual({});
});
