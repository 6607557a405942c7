// Where the focus is after the list behind the chip closes, and what screen readers hear of a change.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline } from "#support/dom/network.ts";
import { cardOf, handIn, openTab } from "#support/dom/portal.ts";
import { aClass } from "#support/schools/maths-class.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	card,
	chip,
	has,
	isFocused,
	list,
	listIsClosed,
	openList,
	phoneOf,
	replaceAnswer,
	statusOfList,
} from "./maths-class.ts";

const here = serverForThisFile();

test("the list gives the focus back also when closed the moment it came up, and a change is said once: by its head while it is open, by the chip else", async () => {
	const { server } = here();
	const { maya } = await aClass(server, ["Fractions"]);
	const { app, line } = await phoneOf(server, maya);
	await openTab(app, "Assignments (1)");
	await cardOf(app, "Fractions");
	(await waitFor(chip(app))).focus();
	await app.user.keyboard("{Enter}");
	const leaving = await waitFor(list(app));
	// It tries to catch the focus once more while it closes.
	const caught = () => queueMicrotask(() => leaving.querySelector("button")?.focus());
	addEventListener("focusin", caught, { once: true });
	await app.user.keyboard("{Escape}");
	await listIsClosed(app);
	await isFocused(chip(app));

	const held = line.nextHeldRequest("/api/batch");
	await handIn(app, "Fractions", "3/8");
	await openList(app);
	await statusOfList(app, "Sending 1 of 1");
	const heard = hear();
	void (await held).release();
	await has(list(app), "Nothing of yours is waiting to be sent.");
	await waitFor(() => expect(heard).toEqual(["All sent"]));
	await app.user.keyboard("{Escape}");
	await listIsClosed(app);
	expect(heard).toEqual(["All sent"]);
});

test("who opens the list while an answer is still being written into the phone keeps the focus in it", async () => {
	const { server } = here();
	const { maya } = await aClass(server, ["Fractions"]);
	const { app, line } = await phoneOf(server, maya);
	await openTab(app, "Assignments (1)");
	await handIn(app, "Fractions", "3/8");
	await openTab(app, /^Submitted/);
	await has(card(app, "Fractions"), "Sent to your teacher");
	goOffline(app, line);
	await replaceAnswer(app, "Fractions", "4/8", () => chip(app)().focus());
	await has(card(app, "Fractions"), "Change my answer");
	expect(document.activeElement).toBe(chip(app)());
});

/** @returns what the live regions of the frame announce from now on; notices have regions of their own */
function hear(): string[] {
	const said: string[] = [];
	new MutationObserver((changes) => {
		const regions = changes.map(({ target }) => {
			const node = target instanceof Element ? target : target.parentElement;
			return node?.closest("[aria-live], [role=status], [role=alert]");
		});
		for (const region of new Set(regions)) {
			if (!region || region.closest("[aria-label^=Notices], main")) continue;
			if (region.getAttribute("aria-live") !== "off") said.push(region.textContent);
		}
	}).observe(document, { childList: true, characterData: true, subtree: true });
	return said;
}
