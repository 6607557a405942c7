// Worksheets of a student who wants none kept, and of one who takes them off the phone.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline, networkIsBack } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { doesNotSay, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	aWorksheet,
	given,
	keepQuestion,
	open,
	openCard,
	pressIn,
	readsText,
	row,
	textFile,
	withReader,
} from "./library-steps.ts";

const here = serverForThisFile();

test("who says no keeps nothing by itself, is not asked again, and reads what was opened once", async () => {
	withReader();
	const { server } = here();
	const { maya, rana, maths, task } = await aWorksheet(server);
	const { app, line } = await openOverLine(server, maya);
	await says(keepQuestion);
	await press(app, "No, I’ll choose");
	await doesNotSay("Keep a worksheet");
	await openCard(app);
	const traffic = await line.measure(async () => {
		await given(server, rana, { title: "Sheet two", course_id: maths.id, assignment_id: task.id });
		networkIsBack(app);
		await row("Sheet two");
		await doesNotSay("Keep a worksheet");
	});
	expect(traffic.requests.join()).not.toContain("/api/files/");
	line.refuse();
	// The page asks the server, and finds out.
	networkIsBack(app);
	await says("Needs internet", await row("Sheet one"));
	await open(app, "Sheet one");
	await says("This file is not on this phone yet");
	await inFrench(app, () => says("Ce fichier n’est pas encore sur ce téléphone"));
	goOnline(app, line);
	await readsText("Three quarters and one half.");
	await says("On this phone");
	goOffline(app, line);
	await app.load(location.href.slice(location.origin.length));
	await readsText("Three quarters and one half.");
});

test("a teacher is asked about worksheets over the courses, and not over work", async () => {
	const { server } = here();
	const { maya, rana, task } = await aWorksheet(server);
	await submission(server, maya, task.id, { text_body: "3/8" });
	const { app } = await openOverLine(server, rana);
	await says("Keep a worksheet");
	await openTab(app, "Grading (1)");
	await says("3/8");
	await doesNotSay("Keep a worksheet");
	await openTab(app, "Assignments");
	await says("Fractions");
	await doesNotSay("Keep a worksheet");
	await openTab(app, "My Courses");
	await says("Keep a worksheet");
});

test("an opened file is fetched once, and a worksheet that its student removes does not come back by itself", async () => {
	withReader();
	const { server } = here();
	const { maya, rana, sheet } = await aWorksheet(server);
	const long = await given(server, rana, { title: "A long text" }, textFile("In the beginning.", 300_000));
	const { app, line } = await openOverLine(server, maya);
	await press(app, "Yes, always");
	await openCard(app);
	await says("On this phone", await row("Sheet one"));
	await app.load("/library");
	const { requests } = await line.measure(async () => {
		await open(app, "A long text");
		await readsText("In the beginning.");
		await says("On this phone");
	});
	expect(requests.filter((request) => request.includes(long.id))).toHaveLength(3);

	await press(app, "Back");
	const later = await line.measure(async () => {
		await pressIn(app, await row("Sheet one"), "Remove from this phone");
		await pressIn(app, await row("A long text"), "Remove from this phone");
		await pressIn(app, await row("A long text"), "Keep on this phone");
		await says("On this phone", await row("A long text"));
	});
	expect(later.requests.filter((request) => request.includes(sheet.id))).toEqual([]);
	await within(await row("Sheet one")).findByRole("button", { name: "Keep on this phone" });
	await waitFor(() => expect(app.toasts()).toContain("Removed from this phone"));
});
