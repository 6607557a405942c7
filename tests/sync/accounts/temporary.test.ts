// With a temporary password the server shows and accepts nothing until the person has chosen their own. Meanwhile the
// phone requests nothing: empty lists do not mean deleted rows, and unsent work is not refused.
import { expect, test } from "vitest";
import { admin, type Person, tokenOf } from "#support/people.ts";
import { classroom, mirroredRows } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({ boss: await admin(server) }));

/** Signs a person in with the centre's temporary password. */
async function lent(who: Person): Promise<Person> {
	const { server, boss } = here();
	const body = { user_id: who.id };
	const given = await server.ask("POST", "/api/lead/temporary-password", { token: boss.token, body });
	return { ...who, password: String(given.at("password")), token: await tokenOf(server, who.id) };
}

test("until the person chooses a password the phone keeps what it has; then it sends, and pulls what it missed", async () => {
	const { server } = here();
	const { phone, computer, maya, rana, maths, task, answers } = await classroom(server);
	const entry = await phone.submit(task.id, "three quarters");
	const before = [await mirroredRows(phone), await mirroredRows(computer)];
	for (const one of [phone, computer]) one.signIn(await lent(one.person));
	await server.update("courses", maths.id, { title: "Mathematics 2" });

	for (const one of [phone, computer, phone, computer]) {
		expect(await one.run()).toMatchObject({
			kind: "account",
			handshake: { account: { account_status: "approved", temporary: true } },
		});
	}

	expect([await mirroredRows(phone), await mirroredRows(computer)]).toEqual(before);
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", attempts: 0, refusal: null });
	expect((await phone.syncState()).contact).toBe("online");
	for (const [one, who] of [
		[phone, maya],
		[computer, rana],
	] as const) {
		const { password, token } = one.person;
		const body = { oldPassword: password, password: "own-secret", passwordConfirm: "own-secret" };
		const chosen = await server.ask("PATCH", `/api/collections/users/records/${who.id}`, { token, body });
		expect(chosen.status, chosen.text).toBe(200);
		one.signIn({ ...who, token: await tokenOf(server, who.id) });
		expect((await one.run()).kind).toBe("quiet");
		expect((await one.db.courses.get(maths.id))?.title).toBe("Mathematics 2");
	}
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toHaveLength(1);
});
