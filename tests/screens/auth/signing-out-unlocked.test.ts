// Signing out with work that cannot be locked away.
import { within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import "#support/dom/modal-dialogs.ts";
import { doesNotSay, press, says } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { answerIs, begun, drafted, text, withUnsentWork } from "./unsent-work.ts";

const here = serverForThisFile();

test("work that cannot be locked away is not said to be, its writer stays signed in, and every word is kept", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	await withUnsentWork(server, line, app);
	const dialog = await app.page.findByRole("dialog", { name: "Some work is not sent yet" });
	await says("It is safe on this phone.", dialog);
	vi.spyOn(crypto.subtle, "encrypt").mockRejectedValue(new DOMException("made to fail", "OperationError"));
	await app.user.click(within(dialog).getByRole("button", { name: "Sign out and keep it on this phone" }));
	await says("Your work could not be locked away safely on this phone. You are still signed in.");
	await doesNotSay("Nobody else who signs in here can read it.");
	await doesNotSay("locked away. It is back");
	await press(app, "Stay signed in");
	for (const title of begun) await answerIs(app, title, drafted);
	expect(await everythingOnPhone()).toContain(text);
});
