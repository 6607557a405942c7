// What an assignment needs is on the student's phone before the network goes, when they have said so once.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { goOffline, networkIsBack } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, doesNotSay, inFrench, main, openTab, press, says } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	aWorksheet,
	given,
	keepQuestion,
	open,
	openCard,
	readsText,
	row,
	textFile,
	withReader,
	worksheetQuestion,
} from "./library-steps.ts";

const here = serverForThisFile();

test("asked once, a student keeps the worksheet of an open assignment and reads it without a network, after a reload", async () => {
	withReader();
	const { server } = here();
	const { maya, sheet } = await aWorksheet(server);
	const { app, line } = await openOverLine(server, maya);
	await says(keepQuestion);
	await inFrench(app, () => says("Garder une feuille sur ce téléphone\u202f? Tes devoirs en ont besoin (1\u00a0ko)."));
	const path = `/api/files/materials/${sheet.id}`;
	const before = await line.measure(async () => {
		await openCard(app);
		await within(await cardOf(app, "Fractions")).findByRole("region", { name: "Worksheet" });
	});
	expect(before.requests.join()).not.toContain(path);
	// Not over the work, which it would move.
	await doesNotSay("Keep a worksheet");
	await openTab(app, "Courses");
	await press(app, "Yes, always");
	await openCard(app);
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

test("who is in an assignment when its worksheet comes is asked in the row of it, once, and reads it without a network", async () => {
	withReader();
	const { server } = here();
	const { maya, rana, maths, task, sheet } = await aWorksheet(server);
	await server.remove("materials", sheet.id);
	const { app, line } = await openOverLine(server, maya);
	await openCard(app);
	const place = { course_id: maths.id, assignment_id: task.id, subject: "", grade: "" };
	await given(server, rana, { title: "Sheet two", ...place }, textFile("One half of three quarters."));
	await given(server, rana, { title: "Sheet three", ...place }, textFile("Seven eighths."));
	networkIsBack(app);
	await row("Sheet two");
	const asking = await row("Sheet three");
	await says(worksheetQuestion, asking);
	expect(main().getAllByRole("button", { name: "Yes" })).toHaveLength(1);
	expect(wordsOf(asking)).not.toContain("Keep on this phone");
	await inFrench(app, async () => {
		await says("Toujours garder les feuilles sur ce téléphone (1\u00a0ko)\u202f? Cela peut utiliser tes données");
	});
	await press(app, "Yes");
	expect(document.activeElement).toBe(await row("Sheet three"));
	for (const title of ["Sheet two", "Sheet three"]) await says("On this phone", await row(title));
	await doesNotSay("Always keep worksheets");
	await openTab(app, "Courses");
	await cardOf(app, "Mathematics");
	await doesNotSay("Keep a worksheet");

	goOffline(app, line);
	await app.load("/dashboard-student");
	await openCard(app);
	await open(app, "Sheet two");
	await readsText("One half of three quarters.");
});
