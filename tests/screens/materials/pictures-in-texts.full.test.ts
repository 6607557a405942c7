// A picture of the materials in the instructions of an assignment, from the teacher who adds it to the student who sees it.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { withInsertText } from "#support/dom/insert-text.ts";
import { goOffline, goOnline, networkIsBack } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import {
	answerField,
	cardOf,
	chipSays,
	doesNotSay,
	fill,
	inFrench,
	openTab,
	press,
	says,
} from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { given, withReader } from "./library-steps.ts";

const here = serverForThisFile();

/** One black dot. */
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";
const png = () => ({ content: Uint8Array.from(Buffer.from(dot, "base64")), name: "drawing.png" });

async function aClass(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-6B" });
	const ofCourse = { course_id: maths.id, subject: "", grade: "" };
	const triangle = await given(server, rana, { title: "Triangle [A]", ...ofCourse }, png());
	return { maya, rana, maths, ofCourse, triangle };
}

const field = ({ page }: App, label: string): Promise<HTMLTextAreaElement> => page.findByLabelText(label);

const chooseCourse = async (app: App, name: string) => {
	const courses = await app.page.findByLabelText("Course");
	await waitFor(() => expect(courses).toHaveProperty("disabled", false));
	await app.user.selectOptions(courses, name);
};

const choices = async ({ page }: App) =>
	within(await page.findByRole("dialog", { name: "Add a picture" }))
		.queryAllByRole("listitem")
		.map(({ textContent }) => textContent);

const pictureIn = async (app: App, title: string) =>
	within(await cardOf(app, title)).findByRole("img", { name: "Triangle (A)" });

test("a teacher adds a picture without a network, and the class reads a text that names it", async () => {
	const { server } = here();
	const { rana, maths, ofCourse, triangle } = await aClass(server);
	await given(server, rana, { title: "Circle", subject: "Math", grade: "6" }, png());
	await given(server, rana, { title: "Map", subject: "Math", grade: "7" }, png());
	await given(server, rana, { title: "Sheet", ...ofCourse });
	const surprise = await assignment(server, maths.id, { title: "Surprise", opens_at: "2099-01-12 06:30:00.000Z" });
	await given(server, rana, { title: "Drawing of the surprise", ...ofCourse, assignment_id: surprise.id }, png());
	const art = await course(server, rana, [], { title: "Art", code: "ART-9", subject: "Art", grade_level: "9" });
	const { app, line } = await openOverLine(server, rana);
	withInsertText();
	await openTab(app, "Assignments");
	const instructions = await field(app, "Instructions");
	// The courses have arrived.
	await app.page.findByRole("option", { name: "Art · ART-9" });
	goOffline(app, line);
	await press(app, "Picture");
	await says("Choose a course first");
	await press(app, "Close");
	await chooseCourse(app, "Art · ART-9");
	await press(app, "Picture");
	await says("No pictures for this course yet");
	const toCourse = app.page.getByRole("link", { name: "Open the course" });
	expect(toCourse.getAttribute("href")).toBe(`/dashboard-tutor#courses/${art.id}`);
	await inFrench(app, () => says("Aucune image pour ce cours pour l’instant"));
	await press(app, "Close");
	await chooseCourse(app, "Mathematics · MATH-6B");
	await fill(app, await field(app, "Title"), "Angles");
	await fill(app, instructions, "**Look** at it:");
	await press(app, "Picture");
	await waitFor(async () => expect(await choices(app)).toEqual(["Triangle [A] 1 KB", "Circle 1 KB · Library"]));
	await press(app, /^Triangle/);
	const text = `**Look** at it:\n![Triangle (A)](material:${triangle.id})`;
	await waitFor(() => expect(instructions.value).toBe(`${text}\n`));
	expect(document.activeElement).toBe(instructions);
	const preview = await app.page.findByRole("region", { name: "As students see it" });
	const missing = "This picture is not on this phone yet. It can be seen once there is internet.";
	await says(`Triangle (A)${missing}`, preview);
	await inFrench(app, () => says("Cette image n’est pas encore sur ce téléphone. Elle pourra s’afficher dès"));
	await press(app, "Create Assignment");
	goOnline(app, line);
	await chipSays(app, "All sent");
	expect(await server.rows("assignments", "title = 'Angles'")).toMatchObject([{ instructions: text }]);
});

test("a student sees the picture once its file was fetched, without a network too, and that it is missing when it was deleted", async () => {
	withReader();
	const { server } = here();
	const { maya, rana, maths, triangle } = await aClass(server);
	const instructions = `Look:\n![Triangle (A)](material:${triangle.id})\n![](material:gonegonegonegon)\nHow many sides?`;
	const task = await assignment(server, maths.id, { title: "Angles", instructions });
	const { app, line } = await openOverLine(server, maya);
	await says("Keep a picture on this phone? Your assignments need it (1 KB).");
	await inFrench(app, () => says("Garder une image sur ce téléphone\u202f? Tes devoirs en ont besoin (1\u00a0ko)."));
	await openTab(app, /^Assignments/);
	await answerField(app, "Angles");
	await says("This picture is not on this phone yet.", await cardOf(app, "Angles"));
	await doesNotSay("material:");
	await press(app, "Show the picture (1 KB)");
	const picture = await pictureIn(app, "Angles");
	expect(picture.closest("a")?.getAttribute("href")).toBe(`/library#materials/${triangle.id}`);
	await doesNotSay("Keep a picture");

	goOffline(app, line);
	await app.load("/dashboard-student#assignments");
	await answerField(app, "Angles");
	await pictureIn(app, "Angles");
	goOnline(app, line);
	await server.remove("materials", triangle.id);
	networkIsBack(app);
	const ask = "Ask your teacher for it.";
	const missing = (next: string) =>
		`Look:\nThe picture “Triangle (A)” is missing here.${next}A picture is missing here.${next}How many sides?`;
	await says(missing(ask));
	await inFrench(app, () => says("Il manque ici l’image «\u202fTriangle (A)\u202f»."));

	const dashboard = await openDashboard(server, rana);
	await dashboard.load(`/dashboard-tutor#assignments/${task.id}`);
	await says("edit the instructions to replace it or take it out.A picture is missing here.");
});
