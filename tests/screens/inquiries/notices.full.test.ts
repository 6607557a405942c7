// The notice of what is wrong with a form: it stays as long as that, and no longer.
import { waitFor } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { doesNotSay, press } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { family, fieldIsFocused, fieldIsSaid, form, inquiries, write } from "./inquiry-forms.ts";

const here = serverForThisFile();

/** The notices in sight; one that fades out is not. */
const notices = (): string[] =>
	[...document.querySelectorAll('[data-sonner-toast][data-removed="false"] [data-title]')].map(
		({ textContent }) => textContent ?? "",
	);
const noticesAre = (...wanted: string[]): Promise<void> => waitFor(() => expect(notices()).toEqual(wanted));

test("the notice of an inquiry's errors goes when the last of them is put right, and with its page", async () => {
	const { server } = here();
	const { fix, problems, send } = inquiries.en;
	const app = await openApp(server.url, "/join-us");
	await press(app, send);
	await noticesAre(fix);
	const { Message, ...others } = family("Rana Khoury");
	await write(app, others);
	await fieldIsSaid("Message", problems[4]);
	await noticesAre(fix);
	await write(app, { Message });
	await noticesAre();
	expect(form()).not.toBeNull();

	await write(app, { Email: "rana@family" });
	await press(app, send);
	await noticesAre(fix);
	const [away] = await app.page.findAllByRole("link", { name: "Activities" });
	if (away) await app.user.click(away);
	await app.page.findByRole("heading", { level: 1, name: /Activities/ });
	await noticesAre();
});

test("the notice of a request goes with the problem it names, and on Cancel, with a failure too", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/portal");
	await press(app, "Request a Portal Account");
	await press(app, "Submit Request");
	await noticesAre("Parent name is required");
	await write(app, { "Parent Name": "Nadim Saad" });
	await noticesAre();
	await fieldIsSaid("Email", "Invalid email address");
	await press(app, "Submit Request");
	await noticesAre("Invalid email address");
	await press(app, "Cancel");
	await noticesAre("The request was discarded.");

	const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	line.refuse();
	await press(app, "Request a Portal Account");
	const { Message, "Child Grade": Grade, ...parent } = family("Nadim Saad");
	await write(app, { ...parent, Grade, "Programs of Interest": "SAT" });
	await press(app, "Submit Request");
	await waitFor(() => expect(notices()).toContain("Failed to submit request. Please try again."));
	full.mockRestore();
	await press(app, "Cancel");
	await waitFor(() => expect(notices()).not.toContain("Failed to submit request. Please try again."));
	await press(app, "Request a Portal Account");
	await fieldIsFocused("Parent Name");
	await doesNotSay("It could not be saved on this phone");
});
