// Another person changed a course while it was being edited.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { cardOf, chipSays, fill, press, says } from "#support/dom/portal.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { teacher } from "#support/people.ts";
import { proxyTo } from "#support/proxy.ts";
import { course, enrol, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { enterCourse, headingIs, openWhenFetched } from "./course-steps.ts";

const here = serverForThisFile();

test("a course that another teacher changed meanwhile is shown beside this teacher's version, and he chooses", async () => {
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maths = await course(server, rana, []);
	await enrol(server, joseph, maths.id, "teacher");
	const editAsJoseph = async (title: string) => {
		const { code, subject, grade_level, revision } = (await server.row("courses", maths.id)) ?? maths;
		const body = { title, code, subject, grade_level, mutation: newId(), replaces: revision };
		const path = `/api/collections/courses/records/${maths.id}`;
		expect((await server.ask("PATCH", path, { token: joseph.token, body })).status).toBe(200);
	};
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
	expect(app.toasts()).toContain("Somebody changed this course in the meantime.");
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
