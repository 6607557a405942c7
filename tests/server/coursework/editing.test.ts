// editCourse and editAssignment: each edit replaces exactly what its editor saw, and a late copy of one changes
// nothing.
import { describe, expect, test } from "vitest";
import { courseEdit, newCode, refused } from "#support/api/bodies.ts";
import { said } from "#support/requests.ts";
import { batch, entry } from "#support/school.ts";
import { edit, fresh, here, type Kind, rowOf, send, stored } from "./edited-course.ts";

const kinds: Kind[] = ["courses", "assignments"];

describe.each(kinds)("an edit in %s", (kind) => {
	test("is stored under its mutation, and so is the next one", async () => {
		const { rana, second } = here();
		const row = await rowOf(kind);
		const first = edit(kind, row);
		const next = edit(kind, first, { title: "Once more" });

		const answers = [await send(rana, kind, row, first), await send(second, kind, row, next)];

		expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
		expect(answers[0]?.at("")).toMatchObject({
			title: first.title,
			revision: first.mutation,
			mutation: first.mutation,
		});
		expect(await stored(kind, row)).toMatchObject({
			title: "Once more",
			revision: next.mutation,
			created_at: row.created_at,
		});
	});

	test("sent again is answered as the first time, alone and in a batch; twenty at once are one", async () => {
		const { server, rana } = here();
		const row = await rowOf(kind);
		const body = edit(kind, row);

		const answers = await Promise.all(Array.from({ length: 20 }, () => send(rana, kind, row, body)));
		const batched = await batch(server, rana, [entry.update(kind, row.id, body)]);

		expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map((answer) => answer.at("updated"))).size).toBe(1);
		expect(batched.at("0.body"), said(batched)).toEqual(answers[0]?.at(""));
		expect(await stored(kind, row)).toMatchObject({ revision: body.mutation });
	});

	test("sent again after a later edit changes nothing, even when the later one went back to the same words", async () => {
		const { rana } = here();
		const row = await rowOf(kind);
		const older = edit(kind, row);
		const back = edit(kind, older, { title: row.title });
		await send(rana, kind, row, older);
		await send(rana, kind, row, back);

		const late = await send(rana, kind, row, older);

		expect([late.status, late.at("title"), late.at("revision")], said(late)).toEqual([200, row.title, back.mutation]);
	});

	test("of something that has changed meanwhile is a conflict", async () => {
		const { rana, second } = here();
		const row = await rowOf(kind);
		const first = edit(kind, row);
		await send(rana, kind, row, first);

		const stale = await send(second, kind, row, edit(kind, row, { title: "Too late" }));
		const nameless = await send(second, kind, row, edit(kind, first, { replaces: undefined }));
		const reused = await send(second, kind, row, edit(kind, first, { mutation: first.mutation, title: "Too late" }));

		for (const answer of [stale, nameless]) expect(refused(answer)).toBe("409 replaces changed_meanwhile");
		expect(refused(reused)).toBe("409 mutation id_reused");
		expect(await stored(kind, row)).toMatchObject({ title: first.title, revision: first.mutation });
	});

	test("at the same time as nineteen others: one wins, whoever sends them", async () => {
		const { rana, second } = here();
		const row = await rowOf(kind);
		const bodies = Array.from({ length: 20 }, (_, n) => edit(kind, row, { title: `Try ${n}` }));

		const answers = await Promise.all(bodies.map((body, n) => send(n % 2 ? rana : second, kind, row, body)));

		const won = answers.flatMap((answer, n) => (answer.status === 200 ? [bodies[n]] : []));
		expect(won).toHaveLength(1);
		expect(answers.filter((answer) => refused(answer) === "409 replaces changed_meanwhile")).toHaveLength(19);
		expect(await stored(kind, row)).toMatchObject({ title: won[0]?.title, revision: won[0]?.mutation });
	});

	test.each([undefined, "", "UPPER-CASE-1234", "short", "aaaaaaaaaaaaaaa ", 5])(
		"whose mutation is %j is refused",
		async (mutation) => {
			const { rana } = here();
			const row = await rowOf(kind);

			const answer = await send(rana, kind, row, edit(kind, row, { mutation }));

			expect(refused(answer)).toMatch(/^400 mutation validation_/);
			expect(await stored(kind, row)).toEqual(row);
		},
	);

	test("arrives in a course that has ended meanwhile, and so does its late copy", async () => {
		const { server, rana } = here();
		const { maths, task } = await fresh();
		const row = kind === "courses" ? maths : task;
		const done = edit(kind, row);
		await send(rana, kind, row, done);
		await server.update("courses", maths.id, { archived_at: "2026-03-01 08:00:00.000Z" });

		const replay = await send(rana, kind, row, done);
		const another = await send(rana, kind, row, edit(kind, done));
		const stale = await send(rana, kind, row, edit(kind, row));

		expect([replay, another].map(refused)).toEqual(["200", "200"]);
		expect(refused(stale)).toBe("409 replaces changed_meanwhile");
	});
});

test("an edit does not bring back the join code that was renewed while it was under way", async () => {
	const { server, rana, second } = here();
	const { maths } = await fresh();
	let seen: Record<string, unknown> = maths;
	for (let round = 0; round < 30; round++) {
		const body = courseEdit(seen, { title: `Round ${round}` });
		const [edited, renewed] = await Promise.all([
			send(rana, "courses", maths, body),
			newCode(server, second, { course_id: maths.id }),
		]);

		expect([edited.status, renewed.status]).toEqual([200, 200]);
		expect(await stored("courses", maths)).toMatchObject({
			title: body.title,
			join_code: renewed.at("join_code"),
		});
		seen = body;
	}
});
