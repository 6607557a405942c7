// A phone whose storage is full sends an inquiry at once: one press is one lead, whatever happens to the response.
import { waitFor } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { type App, openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { draftIsSaved, says } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import type { NetworkProxy } from "#support/proxy.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { another, family, message, send, thanks, write } from "./inquiry-forms.ts";

const here = serverForThisFile();
const failed = "Failed to submit form. Please try again.";
const leads = "/api/collections/leads/records";
let makeRoom = () => {};
afterEach(() => makeRoom());

/** From now on the phone cannot write into the outbox, only drafts; `makeRoom` ends it. */
function fillPhone(): void {
	const { add } = IDBObjectStore.prototype;
	const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function (this: IDBObjectStore, ...row) {
		if (this.name === "outbox") throw new DOMException("full", "QuotaExceededError");
		return add.apply(this, row);
	});
	makeRoom = () => full.mockRestore();
}

/** Writes an inquiry and presses Send: the centre receives it, and the response is lost. */
async function heardUnanswered(app: App, line: NetworkProxy, name: string): Promise<void> {
	await write(app, family(name));
	await draftIsSaved(app);
	const lost = line.nextDroppedAnswer(leads);
	await app.user.click(send());
	expect((await lost).answer?.status).toBe(200);
	await says(failed);
	await app.page.findByText(
		/^It could not be saved on this phone, and the center has not confirmed it\. What you wrote is still in the form/,
	);
}

test("with full storage one press is one lead: a confirmed one leaves no draft, and after a lost answer the same words are the same inquiry and others a new one", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/join-us");
	const { page, user } = app;
	const stored = async (name: string) =>
		(await server.rows("leads", `parent_name = "${name}"`)).map((row) => row.full_message).sort();

	await write(app, family("Rana Full"));
	await draftIsSaved(app);
	fillPhone();
	await user.click(send());
	await says(thanks);
	await page.findByRole("heading", { name: "Thank you, \u2068Rana Full\u2069" });
	expect(await everythingOnPhone()).not.toContain("Karim finds");
	expect(await stored("Rana Full")).toEqual([message]);

	await another(app);

	// A second press after a lost answer is the same inquiry, sent directly again.
	await heardUnanswered(app, line, "Rana Again");
	await user.click(send());
	await says(thanks);
	expect(await stored("Rana Again")).toEqual([message]);
	await another(app);

	// Other words are another inquiry, and the first words again the first.
	await heardUnanswered(app, line, "Rana Other");
	const longer = `${message} On Monday, too.`;
	const lost = line.nextDroppedAnswer(leads);
	await write(app, { Message: longer });
	await user.click(send());
	expect((await lost).answer?.status).toBe(200);
	await waitFor(() => expect(send()).toHaveProperty("disabled", false));
	await write(app, { Message: message });
	await user.click(send());
	await says(thanks);
	expect(await stored("Rana Other")).toEqual([message, longer]);
	await another(app);

	// A second press once there is room is the same inquiry, kept now.
	await heardUnanswered(app, line, "Rana Roomy");
	makeRoom();
	await user.click(send());
	await says(thanks);
	await page.findByText(/^Sent \d\d:\d\d/);
	expect(await stored("Rana Roomy")).toEqual([message]);
});
