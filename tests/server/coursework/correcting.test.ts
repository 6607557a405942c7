// A mistyped grade: corrected without a reason for ten minutes, and until the student's phone has shown it.
import { expect, test } from "vitest";
import { gradeChange, refused } from "#support/api/bodies.ts";
import { said } from "#support/requests.ts";
import { gradeBody, newId } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { graded, handedIn, here, records, send, stored, text } from "./handed-in.ts";

const correction = (grade: number, replaces = "") => gradeChange(grade, replaces, { reason: "" });
const missing = "400 reason reason_missing";

/** A student's phone says that it has shown the grades of these. */
const see = (who: { token: string }, ids: unknown) =>
	here().server.ask("POST", "/api/lead/seen-grades", { token: who.token, body: { ids } });

/** As if it had been given so many minutes ago. */
const givenBefore = async (row: Row, minutes: number) => {
	const graded_at = new Date(Date.now() - minutes * 60_000).toISOString().replace("T", " ");
	await here().server.update("submissions", row.id, { graded_at });
};

test("who gave a grade corrects it without a reason, again and again; the chain of what replaces what goes on", async () => {
	const { rana, second } = here();
	const row = await graded();
	const [first, next] = [correction(17), correction(18)];

	const corrected = await send(rana, row, first);
	const stale = await send(rana, row, next);
	const again = await send(rana, row, { ...next, replaces: first.mutation });
	const copy = await send(rana, row, first);
	const others = await send(second, row, correction(3, next.mutation));

	expect(corrected.at("grade"), said(corrected)).toBe(17);
	expect(refused(stale)).toBe("409 replaces changed_meanwhile");
	expect(again.at("grade"), said(again)).toBe(18);
	expect(copy.at("grade")).toBe(18);
	expect(refused(others)).toBe(missing);
	expect((await stored(row))?.grade_changes).toMatchObject([
		{ grade: 12, reason: "" },
		{ grade: 17, reason: "" },
	]);
});

test("after ten minutes a reason is asked for, and corrections do not lengthen them", async () => {
	const { rana } = here();
	const row = await graded();
	await givenBefore(row, 9);
	const first = correction(17);
	expect((await send(rana, row, first)).status).toBe(200);
	const graded_at = new Date(Date.now() - 11 * 60_000).toISOString().replace("T", " ");
	const kept = { id: first.mutation, grade: 12, feedback: "", graded_by: rana.id, changed_by: rana.id, reason: "" };
	const changed = { ...kept, graded_at, changed_at: graded_at };
	await here().server.update("submissions", row.id, { grade_changes: [changed] });

	expect(refused(await send(rana, row, correction(18, first.mutation)))).toBe(missing);

	const other = await graded();
	await givenBefore(other, 11);
	expect(refused(await send(rana, other, correction(17)))).toBe(missing);
	expect((await send(rana, other, gradeChange(17))).status).toBe(200);
});

test("once the student's phone has shown it a reason is asked for; a grade given later is not seen yet", async () => {
	const { rana, second, maya } = here();
	const [row, foreign] = [await graded(), await graded()];
	expect((await see(maya, [row.id, newId()])).status).toBe(204);
	expect((await see(maya, [row.id])).status).toBe(204);
	for (const nobody of [rana, second]) expect((await see(nobody, [foreign.id])).status).toBe(204);

	expect(refused(await send(rana, row, correction(17)))).toBe(missing);
	const change = gradeChange(15);
	expect((await send(rana, row, change)).status).toBe(200);
	expect((await send(rana, row, correction(16, change.mutation))).status).toBe(200);
	expect((await send(rana, foreign, correction(17))).status).toBe(200);
});

test("nothing else than a list of a hundred ids is taken, and nobody without an account is heard", async () => {
	const { maya } = here();
	for (const wrong of [undefined, null, "", "x", {}, ["short"], [5], Array.from({ length: 101 }, newId)]) {
		expect(refused(await see(maya, wrong)), JSON.stringify(wrong)).toBe("400 ids invalid_ids");
	}
	expect((await see(maya, [])).status).toBe(204);
	expect((await see({ token: "" }, [])).status).toBe(401);
});

test("what was corrected before the student saw it is not sent to the student, in no answer of the server", async () => {
	const { server, rana, second, maya } = here();
	const row = await handedIn();
	const typo = await send(rana, row, gradeBody(3, text, { feedback: "Did you sleep?" }));
	expect(typo.status, said(typo)).toBe(200);
	const first = correction(17);
	expect((await send(rana, row, first)).status).toBe(200);
	const received = async (who: { token: string }) => {
		const { token } = who;
		const [list, view] = [
			await server.ask("GET", `${records}?filter=(id='${row.id}')`, { token }),
			await server.ask("GET", `${records}/${row.id}`, { token }),
		];
		expect(list.at("items.0.grade"), said(list)).toBe(view.at("grade"));
		return said(list) + said(view);
	};
	expect(await received(maya)).not.toMatch(/Did you sleep|"grade":3\b/);
	const never = await graded();
	const changes = async ({ id }: Row) => (await server.ask("GET", `${records}/${id}`, maya)).at("grade_changes");
	expect(await changes(row)).toEqual(await changes(never));
	for (const one of [rana, second]) expect(await received(one)).toContain("Did you sleep?");

	// What was changed with a reason is history, and the student's, too.
	const reason = "A step was right.";
	expect((await send(second, row, gradeChange(18, first.mutation, { reason }))).status).toBe(200);
	const hers = await received(maya);
	expect(hers).toContain(reason);
	expect(hers).toContain('"grade":17');
	expect(hers).not.toMatch(/Did you sleep|"grade":3\b/);
	expect((await stored(row))?.grade_changes).toHaveLength(2);
});
