// An upload that can come to nothing any more ends at its next piece, or when its phone asks how far it is: the phone is told
// why, and nothing is left of it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { beginUpload, type NamedFile, sendPiece, uploadBody } from "#support/materials.ts";
import { teacher } from "#support/people.ts";
import { assignment, course, enrol, unenrol } from "#support/school.ts";
import { here, textFile } from "./two-materials.ts";

const long: NamedFile = textFile("Learn, Evolve, Achieve, Discover.\n".repeat(100), "long.txt");

/** A teacher of a course whose file for an assignment is on its way, and another file for the library. */
async function onTheirWay() {
	const { server, rana } = here();
	const dima = await teacher(server);
	const physics = await course(server, rana, []);
	await enrol(server, dima, physics.id, "teacher");
	const task = await assignment(server, physics.id);
	const [body, poem] = [uploadBody({ course_id: physics.id, assignment_id: task.id }, long), uploadBody({}, long)];
	for (const one of [body, poem]) {
		await beginUpload(server, dima, one);
		const piece = await sendPiece(server, dima, one.id, 0, long.content.slice(0, 100));
		expect([piece.status, piece.at("received")]).toEqual([200, 100]);
	}
	return { dima, physics, task, body, poem };
}

test.each([
	["the course ended", "400 course_id course_ended"],
	["the assignment was deleted", "400 assignment_id unknown_assignment"],
	["its giver teaches the course no more", "403 course_id not_yours"],
] as const)(
	"if %s, its next piece is refused, not only its last, and so is the question how far it is",
	async (what, code) => {
		const { server } = here();
		for (const asks of [false, true]) {
			const { dima, physics, task, body, poem } = await onTheirWay();
			if (what === "the course ended") {
				await server.update("courses", physics.id, { archived_at: "2026-01-01 08:00:00.000Z" });
			} else if (what === "the assignment was deleted") {
				await server.update("assignments", task.id, { status: "deleted" });
			} else await unenrol(server, dima, physics.id);
			const answer = asks
				? await beginUpload(server, dima, body)
				: await sendPiece(server, dima, body.id, 100, long.content.slice(100, 200));

			expect(refused(answer)).toBe(code);
			expect(existsSync(join(server.dataDir, "uploads", body.id))).toBe(false);
			expect(await server.sql(`SELECT id FROM uploads WHERE person = '${dima.id}'`)).toEqual([{ id: poem.id }]);
			const other = await sendPiece(server, dima, poem.id, 100, long.content.slice(100));
			expect([other.status, other.at("done")]).toEqual([200, true]);
			await server.remove("materials", poem.id);
		}
	},
);

test("an upload that a clock dated into the future is forgotten in its time, too, and makes place for others", async () => {
	const { server } = here();
	const dima = await teacher(server);
	const bodies = Array.from({ length: 10 }, () => uploadBody({}, long));
	for (const body of bodies) await beginUpload(server, dima, body);
	const dated = async (seconds: number) =>
		await server.sql(`UPDATE uploads SET touched_at = touched_at + (${seconds}) WHERE person = '${dima.id}'`);
	const maintain = async () => {
		const headers = { "X-Lead-Maintenance": server.maintenanceSecret };
		expect((await server.ask("POST", "/api/lead/maintenance", { headers })).status).toBe(200);
	};
	await dated(365 * 86_400);
	await maintain();
	expect(refused(await beginUpload(server, dima, uploadBody({}, long)))).toBe("400 id too_many_uploads");
	await dated(-3700);
	expect((await beginUpload(server, dima, uploadBody({}, long))).status).toBe(200);
	await dated(-7 * 86_400 - 60);
	await maintain();
	expect(await server.sql(`SELECT id FROM uploads WHERE person = '${dima.id}'`)).toEqual([]);
});
