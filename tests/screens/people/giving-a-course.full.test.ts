// An admin gives a course to another teacher in the row of who leads it; and what is said where no course goes on.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { goOffline, lineTo } from "#support/dom/network.ts";
import { inFrench, says } from "#support/dom/portal.ts";
import { admin, type Person, teacher } from "#support/people.ts";
import { course, enrol, enrollments } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { coursesOf, openAdminDashboard, pressIn } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => ({
	boss: await admin(server, "Samar Tannous"),
	rana: await teacher(server, "Rana Khoury"),
	joseph: await teacher(server, "Joseph Saade"),
}));

async function giveTo(app: App, hers: HTMLElement, title: string, { name }: Person): Promise<void> {
	await pressIn(app, hers, `Give to another teacher: ${title}`);
	await within(hers).findByRole("option", { name });
	await app.user.selectOptions(within(hers).getByLabelText("New teacher"), name);
	await pressIn(app, hers, "Give the course");
	await says(`${name} leads the course ${title} now. The previous lead teacher stays in it`, hers);
}

test("who leads a course gives it to any other teacher in its row; an undo also takes out who came in by it", async () => {
	const { server, boss, joseph, rana } = here();
	const { id } = await course(server, rana, [], { title: "Mathematics", code: "MATH-6" });
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	const hers = await coursesOf(app, "Rana Khoury");
	const leads = async () => (await server.row("courses", id))?.teacher_id;
	const undo = async () => {
		await pressIn(app, hers, "Undo");
		await says("The course Mathematics is led as before.", hers);
		await says("MATH-6 · Leads this course", hers);
	};
	await giveTo(app, hers, "Mathematics", joseph);
	await says("MATH-6 · Teacher", hers);
	expect(await leads()).toBe(joseph.id);
	await undo();
	expect(await leads()).toBe(rana.id);
	expect(await enrollments(server, joseph, id)).toEqual([]);

	// Who taught it before stays in it.
	await enrol(server, joseph, id, "teacher");
	await giveTo(app, hers, "Mathematics", joseph);
	await says("MATH-6 · Teacher", hers);
	await undo();
	expect(await enrollments(server, joseph, id)).toHaveLength(1);
	await giveTo(app, hers, "Mathematics", boss);
	expect(await leads()).toBe(boss.id);
	await says("MATH-6 · Teacher", hers);
	await undo();
	goOffline(app, line);
	const give = within(hers).getByRole("button", { name: "Give to another teacher: Mathematics" });
	await waitFor(() => expect(give).toHaveProperty("disabled", true));
});

test("of two courses that are given away one after the other each can be had back", async () => {
	const { server, boss, joseph } = here();
	const tarek = await teacher(server, "Tarek Aoun");
	const [algebra, physics] = [
		await course(server, tarek, [], { title: "Algebra", code: "ALG-6" }),
		await course(server, tarek, [], { title: "Physics", code: "PHYS-6" }),
	];
	const app = await openAdminDashboard(server, boss, "users");
	const his = await coursesOf(app, "Tarek Aoun");
	for (const title of ["Algebra", "Physics"]) await giveTo(app, his, title, joseph);
	await app.user.click(
		await within(his).findByRole("button", { name: /^Undo: Joseph Saade leads the course Algebra/ }),
	);
	await says("The course Algebra is led as before.", his);
	const leads = async ({ id }: Row) => (await server.row("courses", id))?.teacher_id;
	expect([await leads(algebra), await leads(physics)]).toEqual([tarek.id, joseph.id]);
	await app.user.click(
		await within(his).findByRole("button", { name: /^Undo: Joseph Saade leads the course Physics/ }),
	);
	await says("The course Physics is led as before.", his);
	expect(await leads(physics)).toBe(tarek.id);
});

test("a course of somebody blocked can be given away, without an undo: they could not lead it again", async () => {
	const { server, boss, joseph } = here();
	const hala = await teacher(server, "Hala Sfeir");
	const { id } = await course(server, hala, [], { title: "Science", code: "SCI-6" });
	await server.update("users", hala.id, { blocked_at: "2026-02-01 08:00:00.000Z" });
	const app = await openAdminDashboard(server, boss, "users");
	const hers = await coursesOf(app, "Hala Sfeir");
	await giveTo(app, hers, "Science", joseph);
	expect(await server.row("courses", id)).toMatchObject({ teacher_id: joseph.id });
	expect(within(hers).queryByRole("button", { name: "Undo" })).toBeNull();
});

test("where no course goes on it is said who makes one; a course goes to nobody who is blocked", async () => {
	const { server, boss, joseph, rana } = here();
	for (const { id } of await server.rows("courses"))
		await server.update("courses", id, { archived_at: "2026-02-01 08:00:00.000Z" });
	const app = await openAdminDashboard(server, boss, "users");
	const his = await coursesOf(app, "Joseph Saade");
	const noCourse =
		"The center has no courses at the moment. A teacher creates one with “Create Course” on their dashboard.";
	await says(noCourse, his);
	await inFrench(app, () =>
		says("Un professeur en crée un depuis son espace, avec «\u202fCréer un cours\u202f».", his),
	);
	expect(within(his).queryByRole("combobox")).toBeNull();
	await app.user.keyboard("{Escape}");

	await server.update("users", joseph.id, { blocked_at: "2026-02-01 08:00:00.000Z" });
	await course(server, rana, [], { title: "Drawing", code: "ART-6" });
	const hers = await coursesOf(app, "Rana Khoury");
	await pressIn(app, hers, "Give to another teacher: Drawing");
	await within(hers).findByRole("option", { name: "Samar Tannous" });
	expect(within(hers).queryByRole("option", { name: "Joseph Saade" })).toBeNull();
});
