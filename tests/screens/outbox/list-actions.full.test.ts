// What can be done in the list behind the chip: discard, and send alone. (Saving as a file: SaveItems.test.ts.)
import { waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { goOffline } from "#support/dom/network.ts";
import { doesNotSay, handIn, openTab, says } from "#support/dom/portal.ts";
import { pressInToast, pressUndo } from "#support/dom/toasts.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	card,
	chip,
	entriesOf,
	has,
	isFocused,
	list,
	noButtonIn,
	openAssignments,
	openList,
	replaceAnswer,
	statusOfList,
	texts,
	work,
} from "./maths-class.ts";

const here = serverForThisFile();

test("an entry without an attempt to send it can be discarded and restored, and a single entry can be sent alone, where there is a network", async () => {
	const { server } = here();
	const { maya, app, line } = await openAssignments(server);
	const held = line.nextHeldRequest("/api/batch");
	await handIn(app, "Fractions", "3/8");
	await openList(app);
	await has(work(app, "Fractions"), "Sending");
	noButtonIn(work(app, "Fractions"), "Discard");
	await app.user.keyboard("{Escape}");
	await isFocused(chip(app));
	await handIn(app, "Angles", "90 degrees");
	await openList(app);
	within(await waitFor(work(app, "Angles")))
		.getByRole("button", { name: "Discard" })
		.focus();
	await app.user.keyboard("{Enter}");
	await waitFor(() => expect(entriesOf(app, "Angles")).toEqual([]));
	await isFocused(work(app, "Fractions"));
	await pressUndo(app);
	await has(work(app, "Angles"), "Waiting to send");
	void (await held).release();
	await statusOfList(app, "All sent");
	const sent = () => texts(server, maya.id);
	expect(await sent()).toEqual(["3/8", "90 degrees"]);

	await app.user.keyboard("{Escape}");
	await openTab(app, /^Submitted/);
	await has(card(app, "Angles"), "90 degrees");
	goOffline(app, line);
	await replaceAnswer(app, "Angles", "A quarter turn");
	await openList(app);
	await has(list(app), /^You are offline\. Keep working/);
	await has(list(app), "What waits is sent by itself as soon as the center can be reached.");
	const changed = work(app, "Angles Changed answer");
	noButtonIn(changed, "Send now");

	// The phone is online, and the server does not answer.
	app.online(true);
	const sendNow = await waitFor(() => within(changed()).getByRole("button", { name: "Send now" }));
	sendNow.focus();
	await app.user.keyboard("{Enter}");
	await has(changed, "Nothing was sent: the center does not answer yet.");
	line.pass();
	await app.user.keyboard("{Enter}");
	await statusOfList(app, "All sent");
	await has(list(app), "Nothing of yours is waiting to be sent.");
	await waitFor(() => expect(list(app)().contains(document.activeElement)).toBe(true));
	expect(await sent()).toEqual(["3/8", "A quarter turn"]);
});

test("what a full phone cannot put back is offered again until it is back", async () => {
	const { server } = here();
	const { app, line } = await openAssignments(server);
	goOffline(app, line);
	await handIn(app, "Fractions", "Three eighths");
	await openList(app);
	await app.user.click(within(await waitFor(work(app, "Fractions"))).getByRole("button", { name: "Discard" }));
	await waitFor(() => expect(entriesOf(app, "Fractions")).toEqual([]));
	const { put } = IDBObjectStore.prototype;
	const refused = vi.fn();
	const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...row) {
		if (this.name !== "outbox") return put.apply(this, row);
		refused();
		throw new DOMException("full", "QuotaExceededError");
	});
	await pressUndo(app);
	await says("This was not undone: nothing could be saved on this phone. Leave this page open and try again.");
	const before = refused.mock.calls.length;
	await pressInToast(app, /^Try again$/);
	await waitFor(() => expect(refused.mock.calls.length).toBe(2 * before));
	full.mockRestore();
	await pressInToast(app, /^Try again$/);
	await has(work(app, "Fractions"), "Waiting to send");
	await doesNotSay("This was not undone");
});
