// An admin puts many students into a course with one press, and out of it again.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { doesNotSay, fill, inFrench, press, says } from "#support/dom/portal.ts";
import { admin, blocked, type Person, student, teacher, waiting } from "#support/people.ts";
import { course, enrol, enrollments } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { dialog, noDialog, openAdminDashboard, pressIn } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => {
	const boss = await admin(server, "Samar Tannous");
	const rana = await teacher(server, "Rana Khoury");
	const [maya, karim, lea] = [
		await student(server, "Maya Haddad"),
		await student(server, "Karim Nassar"),
		await student(server, "Léa Abboud"),
	];
	for (const { id } of [maya, karim]) await server.update("users", id, { grade: "6" });
	await server.update("users", lea.id, { grade: "7" });
	await waiting(server, "Wael Matar");
	await blocked(server, "Bassam Daher");
	return { boss, rana, maya, karim, lea };
});

const title = "Add students to a course";

async function ask(app: App): Promise<HTMLElement> {
	await press(app, title);
	return await dialog(app, title);
}

async function choose(app: App, question: HTMLElement, { title, code }: Row): Promise<void> {
	await within(question).findByRole("option", { name: `${title} · ${code}` });
	await app.user.selectOptions(within(question).getByLabelText("Course"), `${title} · ${code}`);
}

const boxes = (question: HTMLElement) =>
	within(question)
		.queryAllByRole("checkbox")
		.map((box) => [box.closest("label")?.textContent?.trim(), Object(box).checked, Object(box).disabled]);

const whoIsIn = async (server: RealServer, { id }: Row, people: Person[]) => {
	const found = await Promise.all(
		people.map(async (one) => ((await enrollments(server, one, id)).length > 0 ? one : null)),
	);
	return found.flatMap((one) => (one ? [one.name] : []));
};

test("a grade is put into a course with one press; who is in it already is said, and an undo takes out the others", async () => {
	const { server, boss, rana, maya, karim, lea } = here();
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-6" });
	const app = await openAdminDashboard(server, boss, "users");
	await app.user.selectOptions(await app.page.findByLabelText("Show by grade"), "Grade 6");
	await says("4 users found");
	const question = await ask(app);
	await says("These are the approved students that the search and the filters of the list find.", question);
	const put = (name: string) => within(question).getByRole("button", { name });
	expect(put("Add 0 students")).toHaveProperty("disabled", true);
	await pressIn(app, question, "Tick all 2");
	await pressIn(app, question, "Add 2 students");
	await says("Choose a course.", question);
	await pressIn(app, question, "Untick all");
	await choose(app, question, maths);
	await says("1 of them is in this course already.", question);
	expect(boxes(question)).toEqual([
		["Karim Nassar Grade 6", false, false],
		["Maya Haddad Grade 6 · in this course already", true, true],
	]);
	expect(put("Add 0 students")).toHaveProperty("disabled", true);
	await pressIn(app, question, "Tick all 1");
	await pressIn(app, question, "Add 1 student");
	await noDialog(app);
	await says("1 student was added to Mathematics.");
	expect(await whoIsIn(server, maths, [maya, karim, lea])).toEqual(["Maya Haddad", "Karim Nassar"]);
	expect(await server.sql(`SELECT what, detail FROM admin_log WHERE about = '${karim.id}'`)).toEqual([
		{ what: "student_added", detail: "Mathematics" },
	]);

	await press(app, "Undo all");
	await says("1 student is out of the course Mathematics again.");
	await doesNotSay("1 student was added to Mathematics.");
	expect(await whoIsIn(server, maths, [maya, karim, lea])).toEqual(["Maya Haddad"]);
});

test("students are found by name, accents or not, and stay ticked in another search", async () => {
	const { server, boss, rana, maya, karim, lea } = here();
	const chess = await course(server, rana, [], { title: "Chess", code: "CH-1" });
	const app = await openAdminDashboard(server, boss, "users");
	const question = await ask(app);
	await within(question).findByRole("checkbox", { name: /^Karim Nassar/ });
	expect(boxes(question).map(([words]) => words)).toEqual([
		"Karim Nassar Grade 6",
		"Léa Abboud Grade 7",
		"Maya Haddad Grade 6",
	]);
	const field = within(question).getByLabelText("Find by name");
	await fill(app, field, "lea");
	await app.user.click(within(question).getByRole("checkbox", { name: /^Léa Abboud/ }));
	await fill(app, field, "nobody");
	await says("No student here has this name.", question);
	await app.user.clear(field);
	await app.user.type(field, "maya{Enter}");
	await pressIn(app, question, "Tick all 1");
	await inFrench(app, () => within(question).findByRole("button", { name: "Inscrire 2 élèves" }));
	await choose(app, question, chess);
	await pressIn(app, question, "Add 2 students");
	await noDialog(app);
	expect(await whoIsIn(server, chess, [maya, karim, lea])).toEqual(["Maya Haddad", "Léa Abboud"]);
});

test("who could not be put in is named and stays ticked for another attempt; the undo is for all of them", async () => {
	const { server, boss, rana, maya, karim, lea } = here();
	const art = await course(server, rana, [], { title: "Art", code: "ART-1" });
	const app = await openAdminDashboard(server, boss, "users");
	const question = await ask(app);
	await choose(app, question, art);
	await pressIn(app, question, "Tick all 3");
	await server.update("users", karim.id, { blocked_at: "2026-02-01 08:00:00.000Z" });
	await pressIn(app, question, "Add 3 students");
	await says("1 student is not in the course, and stays ticked (Karim Nassar). The center has not approved", question);
	await says("2 of them are in this course already.", question);
	expect(boxes(question).map(([, ...checkboxes]) => checkboxes)).toEqual([
		[true, false],
		[true, true],
		[true, true],
	]);
	await server.update("users", karim.id, { blocked_at: "" });
	await pressIn(app, question, "Add 1 student");
	await noDialog(app);
	await says("3 students were added to Art.");
	await press(app, "Undo all");
	await says("3 students are out of the course Art again.");
	expect(await whoIsIn(server, art, [maya, karim, lea])).toEqual([]);
});

test("without a network nothing can be pressed; what it broke off goes on at the next press, and nobody is in twice", async () => {
	const { server, boss, rana, maya, karim, lea } = here();
	const drama = await course(server, rana, [], { title: "Drama", code: "DR-1" });
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	const question = await ask(app);
	await choose(app, question, drama);
	await pressIn(app, question, "Tick all 3");
	goOffline(app, line);
	const put = within(question).getByRole("button", { name: "Add 3 students" });
	await waitFor(() => expect(put).toHaveProperty("disabled", true));
	await says("This needs the internet.", question);
	goOnline(app, line);
	// Somebody else puts one of them in meanwhile, and one is put in without an answer.
	await enrol(server, lea, drama.id);
	const dropped = line.nextDroppedAnswer("/api/collections/enrollments/records");
	await pressIn(app, question, "Add 3 students");
	await dropped;
	await says("3 students are not in the course, and stay ticked (Karim Nassar, Léa Abboud, Maya Haddad).", question);
	await says("The server did not answer. Press again: nobody is added twice.", question);
	expect(await whoIsIn(server, drama, [maya, karim, lea])).toEqual(["Karim Nassar", "Léa Abboud"]);
	await pressIn(app, question, "Add 3 students");
	await noDialog(app);
	await says("2 students were added to Drama.");
	expect(await whoIsIn(server, drama, [maya, karim, lea])).toHaveLength(3);
	await press(app, "Undo all");
	await says("2 students are out of the course Drama again.");
	expect(await whoIsIn(server, drama, [maya, karim, lea])).toEqual(["Léa Abboud"]);
	goOffline(app, line);
	await waitFor(() => expect(app.page.getByRole("button", { name: title })).toHaveProperty("disabled", true));
});
