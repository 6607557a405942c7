// What a form says went wrong with it: within the form, as long as it is so, and in no notice that would lie over its fields.
import { waitFor } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { doesNotSay, press } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { family, fieldIsFocused, fieldIsSaid, form, inquiries, write } from "./inquiry-forms.ts";

const here = serverForThisFile();

/** Below its fields; each field has an alert of its own. */
const problems = (): string[] =>
	[...document.querySelectorAll("main form [role=alert] [data-state=failed]")].map(
		({ textContent }) => textContent ?? "",
	);
const formSays = (...wanted: string[]): Promise<void> => waitFor(() => expect(problems()).toEqual(wanted));

test("that an inquiry has errors is said until the last of them is put right, or its page is left", async () => {
	const { server } = here();
	const { fix, problems: said, send } = inquiries.en;
	const app = await openApp(server.url, "/join-us");
	await press(app, send);
	await formSays(fix);
	const { Message, ...others } = family("Rana Khoury");
	await write(app, others);
	await fieldIsSaid("Message", said[4]);
	await formSays(fix);
	await write(app, { Message });
	await formSays();
	expect(form()).not.toBeNull();

	await write(app, { Email: "rana@family" });
	await press(app, send);
	await formSays(fix);
	const [away] = await app.page.findAllByRole("link", { name: "Activities" });
	if (away) await app.user.click(away);
	await app.page.findByRole("heading", { level: 1, name: /Activities/ });
	await doesNotSay(fix);
	expect(app.toasts()).toEqual([]);
});

test("a request says its first problem until that is put right, and nothing of the last one when it is opened anew", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/portal");
	await press(app, "Request a Portal Account");
	await press(app, "Submit Request");
	await formSays("Parent name is required");
	await write(app, { "Parent Name": "Nadim Saad" });
	await formSays("Invalid email address");
	await fieldIsSaid("Email", "Invalid email address");
	await press(app, "Cancel");
	await waitFor(() => expect(app.toasts()).toEqual(["The request was discarded."]));

	const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	line.refuse();
	await press(app, "Request a Portal Account");
	const { Message, "Child Grade": Grade, ...parent } = family("Nadim Saad");
	await write(app, { ...parent, Grade, "Programs of Interest": "SAT" });
	await press(app, "Submit Request");
	await formSays("Failed to submit request. Please try again.");
	full.mockRestore();
	await press(app, "Cancel");
	await press(app, "Request a Portal Account");
	await fieldIsFocused("Parent Name");
	await doesNotSay("It could not be saved on this phone");
	await formSays();
});
