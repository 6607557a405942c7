// A teacher gives a material: it is put away on this phone first, and goes to the server when there is a network.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { chipSays, inFrench, openTab, press, says } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { openLibrary, pressIn, row } from "./library-steps.ts";
import { aClass, choose, field, form, formIsGone } from "./upload-form.ts";

const here = serverForThisFile();

test("a worksheet given offline waits on the phone, also after a reload, and arrives when there is a network", async () => {
	const { server } = here();
	const { rana, maths, task } = await aClass(server);
	const { app, line } = await openOverLine(server, rana);
	const { page } = app;
	await openTab(app, "Assignments");
	await press(app, /Fractions/);
	await page.findByRole("button", { name: "Add a worksheet" });
	goOffline(app, line);
	await press(app, "Add a worksheet");
	await choose(app, "Another sheet.", "taken_by_mistake.txt");
	expect(await field(app, "Title")).toHaveProperty("value", "taken by mistake");
	await choose(app, "Three quarters and one half.", "fractions_sheet.txt");
	expect(await field(app, "Title")).toHaveProperty("value", "fractions sheet");
	expect(await field(app, "For")).toHaveProperty("value", maths.id);
	expect(await field(app, "Worksheet of an assignment")).toHaveProperty("value", task.id);
	await pressIn(app, await form(app), "Upload");
	await formIsGone(app);
	await says("Saved on this phone.");
	const waiting = () => page.findByRole("region", { name: "Your uploads" });
	await says("fractions sheet", await waiting());
	await says("Waiting for internet, 0%", await waiting());
	await app.load(location.href.slice(location.origin.length));
	await says("Waiting for internet, 0%", await waiting());
	await inFrench(app, () => says("En attente d’internet, 0\u00a0%"));
	expect(await server.rows("materials")).toEqual([]);

	await press(app, "Sign Out");
	const dialog = await page.findByRole("dialog");
	// A sync that begins just now cannot store anything, either.
	app.allowErrors(/^sync NotSaved/);
	const storing = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
		throw new DOMException("The phone is full.", "QuotaExceededError");
	});
	await pressIn(app, dialog, "Sign Out");
	await says("You are still signed in. If storage is short, cancel a large upload", dialog);
	storing.mockRestore();
	await pressIn(app, dialog, "Stay signed in");

	const piece = line.nextHeldRequest("/api/lead/uploads/");
	goOnline(app, line);
	const held = await piece;
	await says("Uploading, 0%", await waiting());
	await chipSays(app, "Sending 1 of 1");
	await held.release();
	await row("fractions sheet");
	await waitFor(() => expect(app.toasts()).toContain("Material uploaded"));
	expect(page.queryByRole("region", { name: "Your uploads" })).toBeNull();
	expect(await server.rows("materials")).toMatchObject([
		{ title: "fractions sheet", course_id: maths.id, assignment_id: task.id, subject: "", created_by: rana.id },
	]);
	await chipSays(app, "All sent");
});

test("of several uploads the first is listed with the materials while the next is still being sent", async () => {
	const { server } = here();
	const { rana } = await aClass(server);
	const line = await lineTo(server);
	const app = await openLibrary(line, rana);
	await app.page.findByRole("button", { name: "Upload a material" });
	goOffline(app, line);
	for (const name of ["first", "second"]) {
		await press(app, "Upload a material");
		await choose(app, `The ${name} sheet.`, `${name}.txt`);
		await pressIn(app, await form(app), "Upload");
		await formIsGone(app);
	}
	const first = line.nextHeldRequest("/api/lead/uploads/");
	goOnline(app, line);
	const sending = await first;
	const second = line.nextHeldRequest("/api/lead/uploads/");
	await sending.release();
	const held = await second;
	await row("first");
	const waiting = await app.page.findByRole("region", { name: "Your uploads" });
	expect(within(waiting).queryByText("first")).toBeNull();
	await says("second", waiting);
	await held.release();
	await row("second");
});

test("whoever chooses a PDF that was cut is told so before anything is put away, in both languages", async () => {
	const { server } = here();
	const { rana } = await aClass(server);
	const app = await openLibrary(await lineTo(server), rana);
	await press(app, "Upload a material");
	await choose(app, "%PDF-1.7\n1 0 obj", "fractions.pdf");
	await pressIn(app, await form(app), "Upload");
	await says("This file is not whole. Please choose it again.", await form(app));
	await inFrench(app, () => says("Ce fichier n’est pas complet. Choisissez-le à nouveau."));
	expect((await field(app, "File")).getAttribute("aria-invalid")).toBe("true");
	expect(app.page.queryByRole("region", { name: "Your uploads" })).toBeNull();
	await choose(app, "%PDF-1.7\n1 0 obj\n%%EOF\n", "fractions.pdf");
	await pressIn(app, await form(app), "Upload");
	await formIsGone(app);
	await row("fractions");
});

test("a refused upload says why, in both languages, and is tried again or removed", async () => {
	const { server } = here();
	const { rana, maths } = await aClass(server);
	const line = await lineTo(server);
	const app = await openLibrary(line, rana);
	const { page } = app;
	await press(app, "Upload a material");
	await choose(app, "<script>alert(1)</script>", "page.txt");
	await pressIn(app, await form(app), "Upload");
	const waiting = () => page.findByRole("region", { name: /^(Your uploads|Vos envois)$/ });
	await says("This file is not of the kind its name says. Choose another.", await waiting());
	await inFrench(app, async () =>
		says("Ce fichier n’est pas du type que son nom annonce. Choisissez-en un autre.", await waiting()),
	);
	// It would be refused again.
	expect(within(await waiting()).queryByRole("button", { name: "Try again" })).toBeNull();
	await pressIn(app, await waiting(), "Remove");
	await waitFor(() => expect(page.queryByRole("region", { name: "Your uploads" })).toBeNull());

	goOffline(app, line);
	await press(app, "Upload a material");
	await app.user.selectOptions(await within(await form(app)).findByLabelText("For"), maths.id);
	await choose(app, "Sums.", "late.txt");
	await pressIn(app, await form(app), "Upload");
	await says("Waiting for internet", await waiting());
	await server.update("courses", maths.id, { archived_at: "2026-01-05 08:00:00.000Z" });
	goOnline(app, line);
	await says("This course has ended: nothing can be added to it.", await waiting());
	await server.update("courses", maths.id, { archived_at: "" });
	await pressIn(app, await waiting(), "Try again");
	await row("late");
});
