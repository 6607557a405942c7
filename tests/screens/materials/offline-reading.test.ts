// What an assignment needs is on the student's phone before the network goes, when they have said so once.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { goOffline, goOnline, networkIsBack } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { answerField, cardOf, doesNotSay, inFrench, main, openTab, press, says } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { given, open, pressIn, readsText, row, textFile, withReader } from "./library-steps.ts";

const here = serverForThisFile();

const question =
	"Keep a worksheet on this phone? Your assignments need it (1 KB). Once it is here, it opens without internet. It may use mobile data.";

async function aWorksheet(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-6B" });
	const task = await assignment(server, maths.id, { title: "Fractions" });
	const place = { course_id: maths.id, assignment_id: task.id, subject: "", grade: "" };
	const sheet = await given(server, rana, { title: "Sheet one", ...place }, textFile("Three quarters and one half."));
	return { maya, rana, maths, task, sheet };
}

async function openCard(app: App): Promise<HTMLElement> {
	await openTab(app, /^Assignments/);
	await answerField(app, "Fractions");
	return await cardOf(app, "Fractions");
}

test("asked once, a student keeps the worksheet of an open assignment and reads it without a network, after a reload", async () => {
	withReader();
	const { server } = here();
	const { maya, sheet } = await aWorksheet(server);
	const { app, line } = await openOverLine(server, maya);
	await says(question);
	await inFrench(app, () => says("Garder une feuille sur ce téléphone\u202f? Tes devoirs en ont besoin (1\u00a0ko)."));
	const path = `/api/files/materials/${sheet.id}`;
	const before = await line.measure(async () => {
		await openCard(app);
		await within(await cardOf(app, "Fractions")).findByRole("region", { name: "Worksheet" });
	});
	expect(before.requests.join()).not.toContain(path);
	await press(app, "Yes, always");
	await says("On this phone", await row("Sheet one"));
	await doesNotSay("Keep a worksheet");

	goOffline(app, line);
	await app.load("/dashboard-student");
	await openCard(app);
	await says("On this phone", await row("Sheet one"));
	await open(app, "Sheet one");
	await readsText("Three quarters and one half.");
	expect(location.pathname + location.hash).toBe(`/library#materials/${sheet.id}`);
	await app.load(`/library#materials/${sheet.id}`);
	await readsText("Three quarters and one half.");
	await main().findByRole("heading", { name: "Sheet one" });
	await doesNotSay("Keep a worksheet");
	// On the next phone of the same kind the question is answered.
	await app.load("/dashboard-student");
	await cardOf(app, "Mathematics");
	await doesNotSay("Keep a worksheet");
});

test("who says no keeps nothing by itself, is not asked again, and reads what was opened once", async () => {
	withReader();
	const { server } = here();
	const { maya, rana, maths, task } = await aWorksheet(server);
	const { app, line } = await openOverLine(server, maya);
	await says(question);
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
