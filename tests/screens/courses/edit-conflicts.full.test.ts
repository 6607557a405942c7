// Another person changed a course while it was being edited.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline, networkIsBack } from "#support/dom/network.ts";
import { cardOf, chipSays, draftIsSaved, fill, inFrench, press, says } from "#support/dom/portal.ts";
import { noFailureSaid, pressUndo } from "#support/dom/toasts.ts";
import { type Person, teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { course, enrol, newId } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { enterCourse, headingIs, openWhenFetched } from "./course-steps.ts";

const here = serverForThisFile();

async function rename(server: RealServer, { token }: Person, known: Row, title: string): Promise<void> {
	const { code, subject, grade_level, revision } = (await server.row("courses", known.id)) ?? known;
	const body = { title, code, subject, grade_level, mutation: newId(), replaces: revision };
	expect((await server.ask("PATCH", `/api/collections/courses/records/${known.id}`, { token, body })).status).toBe(200);
}

test("a course that another teacher changed meanwhile is shown beside this teacher's version, and he chooses", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maths = await course(server, rana, []);
	await enrol(server, joseph, maths.id, "teacher");
	const editAsJoseph = (title: string) => rename(server, joseph, maths, title);
	const line = await proxyTo(server.url);
	const app = await openWhenFetched(line, rana);
	const { page } = app;
	await enterCourse(app, "Mathematics");
	const side = async (name: string) => {
		const section = (await page.findByRole("heading", { name })).closest("section");
		if (!section) throw new Error(`No section has the heading ${name}.`);
		return within(section);
	};
	const change = async (mine: string, theirs: string) => {
		goOffline(app, line);
		await press(app, "Edit the course");
		await fill(app, await page.findByLabelText("Course Title"), mine);
		await press(app, "Save");
		await headingIs(app, mine);
		await editAsJoseph(theirs);
		goOnline(app, line);
		await says("Your change was not sent");
		await within(page.getByRole("tabpanel")).findByText("Somebody changed this course in the meantime.");
		await headingIs(app, theirs);
		(await side("The course as it is now")).getByText(theirs);
		(await side("What you wrote")).getByText(mine);
		await page.findByRole("button", { name: /^1 needs you\./ });
	};
	await change("Maths of Rana", "Maths of Joseph");
	await noFailureSaid();
	await press(app, "My courses");
	const card = within(await cardOf(app, "Maths of Joseph"));
	await card.findByText(/Not sent/);
	card.getByText("Somebody changed this course in the meantime. Open the course to decide.");
	await enterCourse(app, "Maths of Joseph");
	await press(app, "Use mine");
	await headingIs(app, "Maths of Rana");
	await page.findByText("Course updated.");
	expect(await server.row("courses", maths.id)).toMatchObject({ title: "Maths of Rana" });

	await change("Rana again", "Joseph again");
	await press(app, "Keep theirs");
	await waitFor(() => expect(page.queryByText("What you wrote")).toBeNull());
	await pressUndo(app);
	await page.findByText("What you wrote");
	await press(app, "Keep theirs");
	await chipSays(app, "All sent");
	expect(await server.row("courses", maths.id)).toMatchObject({ title: "Joseph again" });
	await line.close();
});

test("who is editing a course that another teacher changes reads so at once, and goes on with the own words", async () => {
	const { server } = here();
	const [rana, joseph] = [await teacher(server, "Rana Khoury"), await teacher(server, "Joseph Saade")];
	const maths = await course(server, rana, []);
	await enrol(server, joseph, maths.id, "teacher");
	const app = await openWhenFetched(server, rana);
	const { page } = app;
	await enterCourse(app, "Mathematics");
	await press(app, "Edit the course");
	await fill(app, await page.findByLabelText("Course Title"), "Maths of Rana");
	await draftIsSaved(app);
	expect(page.queryByText(/^Somebody changed this course/)).toBeNull();

	await rename(server, joseph, maths, "Maths of Joseph");
	networkIsBack(app);
	await page.findByText("Somebody changed this course after you began. This is how it is now.");
	const now = page.getByRole("heading", { name: "The course as it is now" }).closest("section");
	expect(now?.textContent).toContain("Maths of Joseph");
	const save = page.getByRole("button", { name: "Save" });
	expect(save).toHaveProperty("disabled", true);
	expect(page.getByLabelText("Course Title")).toHaveProperty("value", "Maths of Rana");
	await inFrench(app, () =>
		says("Quelqu’un a modifié ce cours depuis que vous avez commencé. Le voici tel qu’il est maintenant."),
	);
	await press(app, "Go on with mine");
	await press(app, "Save");
	await headingIs(app, "Maths of Rana");
	await chipSays(app, "All sent");
	expect(await server.row("courses", maths.id)).toMatchObject({ title: "Maths of Rana" });
});
