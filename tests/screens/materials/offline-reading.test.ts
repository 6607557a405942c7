// What an assignment needs is on the student's phone before the network goes, when they have said so once.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, doesNotSay, inFrench, main, openTab, press, says } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aWorksheet, keepQuestion, open, openCard, readsText, row, withReader } from "./library-steps.ts";

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
	// Asked before the work, and not over it.
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
