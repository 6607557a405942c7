// Who may begin an upload and for what, and what becomes of pieces that come twice, in another order or too long.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { beginUpload, pdf, sendPiece, upload, uploadBody } from "#support/materials.ts";
import { teacher } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { assignment, course, newId } from "#support/school.ts";
import { here, open, tokenOf, type Who } from "./two-materials.ts";

const progress = (answer: Answer) => [answer.status, answer.at("received"), answer.at("done")];
const everybody: Who[] = ["nobody", "wael", "bassam", "maya", "lea", "rana", "joseph", "boss"];
const givers: Who[] = ["rana", "joseph", "boss"];

describe.each(everybody)("%s", (who) => {
	const denied = who === "nobody" ? 401 : 403;

	test("gives to the library as a teacher or admin, to a course as one of its teachers or an admin", async () => {
		const { server, maths, mathsTask } = here();
		const giver = { token: tokenOf(who) };
		const places = [
			{},
			{ course_id: maths.id },
			{ course_id: maths.id, assignment_id: mathsTask.id },
			{ course_id: newId() },
		];
		const answers = [];
		for (const place of places) answers.push(await upload(server, giver, { title: "Given", ...place }));
		const made = await server.rows("materials", 'title = "Given"');
		for (const row of made) await server.remove("materials", row.id);

		const inLibrary = givers.includes(who) ? 200 : denied;
		const inMaths = who === "rana" || who === "boss" ? 200 : denied;
		expect(answers.map(({ status }) => status)).toEqual([inLibrary, inMaths, inMaths, denied]);
		expect(made.map(({ created_by }) => created_by)).toEqual(
			Array(answers.filter(({ status }) => status === 200).length).fill(who === "nobody" ? "" : here()[who].id),
		);
	});

	test("adds no piece to an upload of somebody else, and learns nothing of it", async () => {
		const { server, rana } = here();
		const body = uploadBody();
		await beginUpload(server, rana, body);
		const begun = await beginUpload(server, { token: tokenOf(who) }, body);
		const sent = await sendPiece(server, { token: tokenOf(who) }, body.id, 0, pdf("Fractions").slice(0, 10));

		const foreign = givers.includes(who) ? 409 : denied;
		expect([begun.status, sent.status]).toEqual(who === "rana" ? [200, 200] : [foreign, foreign]);
		if (foreign === 409 && who !== "rana") expect(refused(sent)).toBe("409 id id_reused");
		await sendPiece(server, rana, body.id, who === "rana" ? 10 : 0, pdf("Fractions").slice(who === "rana" ? 10 : 0));
		expect((await sendPiece(server, { token: tokenOf(who) }, body.id, 0, pdf("x"))).status).toBe(
			who === "rana" ? 200 : foreign,
		);
		await server.remove("materials", body.id);
	});
});

test("no material comes into a course that ended, for an assignment of another course, or for a deleted one", async () => {
	const { server, rana, boss, maths, mathsTask, frenchTask } = here();
	const ended = await course(server, rana, [], { archived_at: "2026-01-01 08:00:00.000Z" });
	const deleted = await assignment(server, maths.id, { status: "deleted" });
	const archived = await assignment(server, maths.id, { status: "archived" });
	const code = async (place: Parameters<typeof uploadBody>[0]) =>
		refused(await upload(server, rana, { title: "X", ...place }));

	expect([
		await code({ course_id: ended.id }),
		refused(await upload(server, boss, { course_id: ended.id })),
		await code({ course_id: maths.id, assignment_id: frenchTask.id }),
		await code({ course_id: maths.id, assignment_id: deleted.id }),
		await code({ course_id: maths.id, assignment_id: newId() }),
		await code({ assignment_id: mathsTask.id }),
	]).toEqual([
		"400 course_id course_ended",
		"400 course_id course_ended",
		...Array(4).fill("400 assignment_id unknown_assignment"),
	]);
	const taken = await upload(server, rana, { course_id: maths.id, assignment_id: archived.id });
	expect(taken.status, said(taken)).toBe(200);
	await server.remove("materials", String(taken.at("id")));
});

test("a student is told that it is not theirs to give, so that the phone stops trying", async () => {
	const { server, maya, maths } = here();
	expect(refused(await upload(server, maya, { course_id: maths.id }))).toBe("403 course_id not_yours");
	expect(refused(await upload(server, maya, {}))).toBe("403 course_id not_yours");
});

test.each([
	["the course ended", "400 course_id course_ended", "courses", { archived_at: "2026-01-01 08:00:00.000Z" }],
	["the assignment was deleted", "400 assignment_id unknown_assignment", "assignments", { status: "deleted" }],
] as const)(
	"if %s while a file was on its way, the last piece is refused and nothing is left",
	async (_, code, collection, change) => {
		const { server } = here();
		const dima = await teacher(server);
		const physics = await course(server, dima, []);
		const task = await assignment(server, physics.id);
		const body = uploadBody({ course_id: physics.id, assignment_id: task.id });
		await beginUpload(server, dima, body);
		await sendPiece(server, dima, body.id, 0, pdf("Fractions").slice(0, 100));
		await server.update(collection, collection === "courses" ? physics.id : task.id, change);
		const last = await sendPiece(server, dima, body.id, 100, pdf("Fractions").slice(100));

		expect(refused(last)).toBe(code);
		expect(refused(await sendPiece(server, dima, body.id, 0, pdf("x")))).toBe("404 id upload_gone");
		expect(existsSync(join(server.dataDir, "uploads", body.id))).toBe(false);
		expect(await server.row("materials", body.id)).toBeUndefined();
	},
);

test("pieces that come twice, too early, too late, too long or empty change nothing of what is here", async () => {
	const { server, rana, maya } = here();
	const content = pdf("Pieces");
	const body = uploadBody({}, { content, name: "a.pdf" });
	const send = async (from: number | string, to: number) =>
		progress(await sendPiece(server, rana, body.id, from, content.slice(Number(from) || 0, to)));

	expect(progress(await beginUpload(server, rana, body))).toEqual([200, 0, false]);
	expect(await send(100, 200)).toEqual([200, 0, false]);
	expect(await send(0, 100)).toEqual([200, 100, false]);
	expect(await send(0, 100)).toEqual([200, 100, false]);
	expect(await send(50, 150)).toEqual([200, 100, false]);
	for (const from of ["", "x", "-1", "1e2x", "100.5"]) expect(await send(from, 200)).toEqual([200, 100, false]);
	expect(await send(100, 100)).toEqual([200, 100, false]);
	const tooLong = await sendPiece(server, rana, body.id, 100, new Uint8Array(content.length));
	expect(refused(tooLong)).toBe("400 size too_long");
	expect(progress(await beginUpload(server, rana, { ...body, title: "Another" }))).toEqual([200, 100, false]);
	expect(statSync(join(server.dataDir, "uploads", body.id)).mode & 0o777).toBe(0o600);
	expect(await send(100, content.length)).toEqual([200, content.length, true]);
	expect(await send(0, 100)).toEqual([200, content.length, true]);
	expect(progress(await beginUpload(server, rana, body))).toEqual([200, content.length, true]);

	const row = await server.row("materials", body.id);
	expect(row?.title).toBe("Fractions");
	expect((await open(server, row ?? { id: "" }, maya)).text).toBe(Buffer.from(content).toString());
	await server.remove("materials", body.id);
});

test("a piece has at most 256 KB", async () => {
	const { server, rana } = here();
	const body = uploadBody({ size: 600_000 });
	await beginUpload(server, rana, body);
	const most = 256 * 1024;

	expect((await sendPiece(server, rana, body.id, 0, new Uint8Array(most + 1))).status).toBe(413);
	expect(progress(await sendPiece(server, rana, body.id, 0, new Uint8Array(most)))).toEqual([200, most, false]);
	expect(readFileSync(join(server.dataDir, "uploads", body.id))).toHaveLength(most);
});

test("a material that was deleted since does not come back when its last piece is sent again", async () => {
	const { server, rana } = here();
	const body = uploadBody();
	await upload(server, rana, body);
	await server.remove("materials", body.id);
	const size = pdf("Fractions").length;

	expect(progress(await sendPiece(server, rana, body.id, 0, pdf("Fractions")))).toEqual([200, 0, true]);
	expect(progress(await beginUpload(server, rana, body))).toEqual([200, size, true]);
	expect(refused(await sendPiece(server, rana, newId(), 0, pdf("Fractions")))).toBe("404 id upload_gone");
	expect(refused(await sendPiece(server, rana, "..%2F..%2Fdata.db", 0, pdf("Fractions")))).toBe("404 id upload_gone");
});

test("ten files of one person can be on their way, and another person's do not count", async () => {
	const { server, joseph } = here();
	const dima = await teacher(server);
	const bodies = Array.from({ length: 10 }, () => uploadBody());
	for (const body of bodies) expect((await beginUpload(server, dima, body)).status).toBe(200);

	expect(refused(await beginUpload(server, dima, uploadBody()))).toBe("400 id too_many_uploads");
	expect((await beginUpload(server, dima, bodies[3] ?? {})).status).toBe(200);
	expect((await upload(server, joseph, { title: "To go" })).status).toBe(200);
	expect((await sendPiece(server, dima, bodies[0]?.id ?? "", 0, pdf("Fractions"))).at("done")).toBe(true);
	expect((await beginUpload(server, dima, uploadBody())).status).toBe(200);
});
