// The log of what admins did: a line for each action, of nothing else, read by admins alone.
import { describe, expect, test } from "vitest";
import { inquire, joinUsBody, leads } from "#support/leads.ts";
import { upload, uploaded } from "#support/materials.ts";
import { admin, person, student, waiting } from "#support/people.ts";
import { course, enrollments, newId } from "#support/school.ts";
import { actionsOf, does, here, type Line, read, short } from "./log-lines.ts";

const users = "/api/collections/users/records";

describe("a line is written", () => {
	test("for each decision about a person, and none for one that was taken already", async () => {
		const { server } = here();
		const salim = await admin(server, "Salim Daher");
		const nour = await waiting(server, "Nour Saad");
		const omar = await waiting(server, "Omar Fares");
		const account = `${users}/${nour.id}`;
		await does(salim, "PATCH", account, { name: "yes" });
		await does(salim, "PATCH", account, { name: "yes" });
		await does(salim, "PATCH", account, { name: "" });
		await does(salim, "PATCH", account, { name: "yes" });
		await does(salim, "PATCH", account, { blocked_at: "now" });
		await does(salim, "PATCH", account, { blocked_at: "" });
		await does(salim, "POST", "/api/lead/edit-account", { user_id: nour.id, full_name: "Nour Saad", grade: "7" });
		await does(salim, "POST", "/api/lead/edit-account", { user_id: nour.id, full_name: "Nour Saad", grade: "7" });
		await does(salim, "PATCH", `${users}/${omar.id}`, { declined_at: "now", decline_reason: "Please call us." });
		await does(salim, "PATCH", `/api/collections/user_roles/records/${nour.roleId}`, { role: "teacher" });
		await does(salim, "PATCH", `/api/collections/user_roles/records/${nour.roleId}`, { role: "teacher" });
		await does(salim, "POST", "/api/lead/send-reset-link", { user_id: nour.id });
		// The second press sends no second mail.
		await does(salim, "POST", "/api/lead/send-reset-link", { user_id: nour.id });
		await does(salim, "POST", "/api/lead/temporary-password", { user_id: nour.id });

		const lines = await actionsOf(salim);
		expect(lines.map(short)).toEqual([
			"approved · Nour Saad",
			"approval_undone · Nour Saad",
			"approved · Nour Saad",
			"blocked · Nour Saad",
			"unblocked · Nour Saad",
			"edited · Nour Saad · grade",
			"declined · Omar Fares",
			"role · Nour Saad · teacher",
			"reset · Nour Saad",
			"temporary_password · Nour Saad",
		]);
		for (const { at } of lines) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
	});

	test("for students put into a course and taken out, inquiries and materials", async () => {
		const { server, rana } = here();
		const huda = await admin(server, "Huda Maalouf");
		const ziad = await student(server, "Ziad Karam");
		const physics = await course(server, rana, [], { title: "Physics" });
		const asked = joinUsBody({ parent_name: "Mona Karam" });
		await inquire(server, asked);
		const sheet = await uploaded(server, huda, { title: "Forces", course_id: physics.id });
		const enrollment = { user_id: ziad.id, course_id: physics.id, role_in_course: "student", mutation: newId() };
		await does(huda, "POST", "/api/collections/enrollments/records", enrollment);
		for (const { id } of await enrollments(server, ziad, physics.id))
			await does(huda, "DELETE", `/api/collections/enrollments/records/${id}`);
		const updated = (await server.row("leads", asked.id))?.updated;
		await does(huda, "PATCH", `${leads}/${asked.id}`, { status: "called", notes: "Friday", replaces: updated });
		const then = (await server.row("leads", asked.id))?.updated;
		await does(huda, "PATCH", `${leads}/${asked.id}`, { notes: "Friday", child_name: "Ali", replaces: then });
		await does(huda, "GET", "/api/lead/inquiries/table?show=all&search=&language=en");
		const renamed = { title: "Forces and work", replaces: sheet.updated };
		await does(huda, "PATCH", `/api/collections/materials/records/${sheet.id}`, renamed);
		await does(huda, "PATCH", `/api/collections/materials/records/${sheet.id}`, renamed);
		await does(huda, "DELETE", `/api/collections/materials/records/${sheet.id}`);

		expect((await actionsOf(huda)).map(short)).toEqual([
			"material_added · Forces",
			"student_added · Ziad Karam · Physics",
			"student_removed · Ziad Karam · Physics",
			"inquiry · Mona Karam · called",
			"inquiry · Mona Karam · notes",
			"inquiry · Mona Karam · child_name",
			"inquiries_saved",
			"material_edited · Forces and work",
			"material_deleted · Forces and work",
		]);
	});

	test("for nothing that was refused, and for nothing that a teacher or a superuser did", async () => {
		const { server, boss, rana, maya } = here();
		const before = (await read(boss)).at("total");
		const physics = await course(server, rana, []);
		const enrollment = { user_id: maya.id, course_id: physics.id, role_in_course: "student", mutation: newId() };
		await does(rana, "POST", "/api/collections/enrollments/records", enrollment);
		const sheet = await uploaded(server, rana, { title: "Mine" });
		const renamed = { title: "Still mine", replaces: sheet.updated };
		await does(rana, "PATCH", `/api/collections/materials/records/${sheet.id}`, renamed);
		await does(rana, "DELETE", `/api/collections/materials/records/${sheet.id}`);
		const page = { content: new TextEncoder().encode("<!doctype html><script>1</script>"), name: "a.pdf" };
		const notTaken = await upload(server, boss, { title: "Refused" }, page);
		await server.update("users", maya.id, { blocked_at: "2026-01-01 00:00:00.000Z" });
		await server.update("users", maya.id, { blocked_at: "" });
		const mine = await server.ask("PATCH", `/api/collections/user_roles/records/${boss.roleId}`, {
			token: boss.token,
			body: { role: "student" },
		});
		const link = { token: boss.token, body: { user_id: "nobody000000000" } };
		const unknown = await server.ask("POST", "/api/lead/send-reset-link", link);

		expect([mine.status, unknown.status, notTaken.status]).toEqual([404, 404, 400]);
		expect((await read(boss)).at("total")).toBe(before);
	});
});

test("nobody but an admin who can act reads it, and it never shows more than the name of an account", async () => {
	const { server, wael, bassam, maya, rana, boss } = here();
	const lent = await admin(server);
	await server.update("users", lent.id, { temporary_until: "2099-01-01 00:00:00.000Z" });
	const statuses = [];
	for (const who of [undefined, wael, bassam, maya, rana, lent]) statuses.push((await read(who)).status);
	expect(statuses).toEqual([401, 403, 403, 403, 403, 403]);
	const answer = await read(boss);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.text).not.toContain("@");
	expect((await read(boss, { search: "no such person" })).at("total")).toBe(0);
});

test("of a person who deleted the account, no name is left", async () => {
	const { server, boss } = here();
	const leila = await person(server, { name: "Leila Gemayel", accountStatus: "waiting" });
	await does(boss, "PATCH", `${users}/${leila.id}`, { name: "yes" });
	expect((await read(boss, { search: "leila" })).at("total")).toBe(1);
	await does(leila, "POST", "/api/lead/delete-account", { password: leila.password });

	expect((await read(boss, { search: "leila" })).at("total")).toBe(0);
	const [newest]: Line[] = Object((await read(boss)).at("items"));
	expect(newest && short(newest)).toBe("approved · Former student");
});
