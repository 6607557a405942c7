// An admin puts people into courses, takes them out, and gives a course to another teacher.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { says } from "#support/dom/portal.ts";
import { admin, student, teacher, waiting } from "#support/people.ts";
import { course, enrollments } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { anyDialog, coursesOf, openAdminDashboard, pressIn } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => {
	const boss = await admin(server, "Samar Tannous");
	const [maya, rana, joseph] = [
		await student(server, "Maya Haddad"),
		await teacher(server, "Rana Khoury"),
		await teacher(server, "Joseph Saade"),
	];
	await waiting(server, "Wael Matar");
	const maths = await course(server, rana, [], { title: "Mathematics", code: "MATH-6" });
	await course(server, rana, [], { title: "Pottery", code: "POT-1", archived_at: "2026-02-01 08:00:00.000Z" });
	return { boss, maya, rana, joseph, maths };
});

async function putInto(app: App, option: string): Promise<void> {
	const form = await anyDialog(app);
	await within(form).findByRole("option", { name: option });
	await app.user.selectOptions(within(form).getByLabelText("Add to a course"), option);
	await pressIn(app, form, "Add");
}

test("a student is put into a course and taken out again; without a network nothing can be pressed", async () => {
	const { server, boss, maya, maths } = here();
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	const hers = await coursesOf(app, "Maya Haddad");
	await says("In no course yet.", hers);
	await within(hers).findByRole("option", { name: "Mathematics · MATH-6" });
	expect(within(hers).queryByRole("option", { name: /Pottery/ })).toBeNull();
	await putInto(app, "Mathematics · MATH-6");
	await says("Maya Haddad is in the course Mathematics now.", hers);
	await says("MATH-6 · Student", hers);
	expect(await enrollments(server, maya, maths.id)).toHaveLength(1);
	goOffline(app, line);
	const out = within(hers).getByRole("button", { name: "Take out of Mathematics" });
	await waitFor(() => expect(out).toHaveProperty("disabled", true));
	goOnline(app, line);
	await pressIn(app, hers, "Take out of Mathematics");
	await says("Maya Haddad is out of the course Mathematics. Answers and grades stay.", hers);
	await says("In no course yet.", hers);
	await pressIn(app, hers, "Undo");
	await says("MATH-6 · Student", hers);
	await pressIn(app, hers, "Take out of Mathematics");
	await says("In no course yet.", hers);
	expect(await enrollments(server, maya, maths.id)).toEqual([]);
});

test("a teacher comes in beside the one who leads the course, is given it, and only then the first one can go", async () => {
	const { server, boss, joseph, rana, maths } = here();
	const app = await openAdminDashboard(server, boss, "users");
	const his = await coursesOf(app, "Joseph Saade");
	await putInto(app, "Mathematics · MATH-6");
	await says("MATH-6 · Teacher", his);
	await pressIn(app, his, "Make lead teacher: Joseph Saade, Mathematics");
	await says("Joseph Saade leads the course Mathematics now.", his);
	await says("MATH-6 · Leads this course", his);
	expect(within(his).queryByRole("button", { name: "Take out of Mathematics" })).toBeNull();
	expect(await server.row("courses", maths.id)).toMatchObject({ teacher_id: joseph.id });
	await pressIn(app, his, "Undo");
	await says("The course Mathematics is led as before.", his);
	expect(await server.row("courses", maths.id)).toMatchObject({ teacher_id: rana.id });
	await pressIn(app, his, "Make lead teacher: Joseph Saade, Mathematics");
	await says("Joseph Saade leads the course Mathematics now.", his);
	await app.user.keyboard("{Escape}");
	const hers = await coursesOf(app, "Rana Khoury");
	await says("Pottery", hers);
	await says("POT-1 · Leads this course · ended", hers);
	await pressIn(app, hers, "Take out of Mathematics");
	await says("Rana Khoury is out of the course Mathematics.", hers);
	expect(await enrollments(server, rana, maths.id)).toEqual([]);
});

test("who waits cannot be put into a course yet; what the server refuses is said in the dialog", async () => {
	const { server, boss, maya, maths } = here();
	const app = await openAdminDashboard(server, boss, "users");
	await says("Approve the account first.", await coursesOf(app, "Wael Matar"));
	await app.user.keyboard("{Escape}");
	const hers = await coursesOf(app, "Maya Haddad");
	await within(hers).findByRole("option", { name: "Mathematics · MATH-6" });
	await server.update("courses", maths.id, { archived_at: "2026-02-01 08:00:00.000Z" });
	await putInto(app, "Mathematics · MATH-6");
	await says("This course has ended: nobody can be added.", hers);
	expect(await enrollments(server, maya, maths.id)).toEqual([]);
});
