// An inquiry while a person signs in, and one that the server refuses.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp, wordsOf } from "#support/dom/app.ts";
import { lineTo, networkIsBack } from "#support/dom/network.ts";
import { draftIsSaved, says, signIn } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	another,
	family,
	fieldHas,
	fieldIsFocused,
	fieldIsSaid,
	form,
	message,
	saved,
	send,
	thanks,
	write,
} from "./inquiry-forms.ts";

const here = serverForThisFile();
const leads = "/api/collections/leads/records";

test("a person who signs in on the phone sees nothing of a visitor's inquiry, which is sent all the same", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const line = await lineTo(server);
	const app = await openApp(line.url, "/join-us");
	const refused = line.nextHeldRequest(leads);
	await write(app, family("Mona Abboud"));
	await app.user.click(send());
	const held = await refused;
	await another(app);
	await write(app, { "Parent Name": "Mona again" });
	await draftIsSaved(app);
	const toasts: string[] = [];
	await app.load("/login");
	// A page that is left ends its requests.
	held.drop();
	const sentLater = line.nextHeldRequest(leads);
	await signIn(app, maya);
	for (let visit = 1; visit <= 2; visit++) {
		await app.load("/join-us");
		await fieldHas("Parent Name", "");
		await write(app, { Message: "Mine, and short." });
		await draftIsSaved(app);
		expect(wordsOf(document.body)).not.toContain("Mona");
		if (visit === 1) toasts.push(...app.toasts());
	}
	networkIsBack(app);
	void sentLater.then((later) => later.release());
	await waitFor(async () => expect(await server.rows("leads", 'parent_name = "Mona Abboud"')).toHaveLength(1));
	expect([...toasts, ...app.toasts()]).toEqual([]);
});

/** A letter that the form keeps out of names. */
const bell = { parent_name: "Rami\u0007 Tohme" };
/** What no field of the form holds. */
const strange = { language: "xx" };

/** Puts this into the next inquiry on its way. @returns lets it go on */
function spoilNext(wrong: object): () => void {
	const { fetch } = globalThis;
	let letGo = () => {};
	const released = new Promise<void>((done) => {
		letGo = done;
	});
	globalThis.fetch = async (input, init) => {
		if (!String(input).endsWith(leads)) return await fetch(input, init);
		globalThis.fetch = fetch;
		await released;
		const body = { ...JSON.parse(String(init?.body)), ...wrong };
		return await fetch(input, { ...init, body: JSON.stringify(body) });
	};
	return letGo;
}

const failed = "Failed to submit form. Please try again.";

test("what was refused for no field's sake is back in the form, which says so until it is sent again, also after a reload", async () => {
	const { server } = here();
	const app = await openApp(server.url, "/join-us");
	spoilNext(strange)();
	await write(app, family("Salma Daher"));
	await app.user.click(send());
	await waitFor(() => expect(form()?.textContent).toContain(failed));
	await fieldHas("Parent Name", "Salma Daher");
	await waitFor(() => expect(document.activeElement?.textContent).toBe(failed));
	expect(app.toasts()).toEqual([]);
	await app.load("/join-us");
	await waitFor(() => expect(form()?.textContent).toContain(failed));
	await write(app, { Message: `${message} Thank you.` });
	await says(failed, form() ?? undefined);
	expect(app.toasts()).toEqual([]);
	await app.user.click(send());
	await says(thanks);
	expect(await server.rows("leads", 'parent_name = "Salma Daher"')).toHaveLength(1);
});

test("whoever has gone on to something else when the refusal comes keeps the focus there", async () => {
	const { server } = here();
	const app = await openApp(server.url, "/join-us");
	const release = spoilNext(strange);
	await write(app, family("Tarek Hanna"));
	await app.user.click(send());
	await app.page.findByRole("heading", { name: /^One moment/ });
	const [away] = app.page.getAllByRole("link", { name: "Activities" });
	away?.focus();
	release();
	await waitFor(() => expect(form()?.textContent).toContain(failed));
	expect(document.activeElement).toBe(away);
});

test("a refused inquiry is back in the form, or below it while another is typed, and is sent once it is corrected", async () => {
	const { server } = here();
	const app = await openApp(server.url, "/join-us");
	const { page, user, toasts } = app;
	spoilNext(bell)();
	await write(app, family("Rami Tohme"));
	await user.click(send());
	await fieldHas("Parent Name", "Rami Tohme");
	await fieldIsSaid("Parent Name", "Please type this line again");
	await fieldIsFocused("Parent Name");
	await says("Please fix the errors in the form");
	await fieldHas("Message", message);
	expect(await server.rows("leads", 'parent_name ~ "Tohme"')).toEqual([]);

	const second = spoilNext(bell);
	await user.click(send());
	const below = async () =>
		within(await page.findByRole("list", { name: "Waiting on this phone" })).getByRole("listitem");
	await says("Sending", await below());
	await another(app);
	await write(app, { "Parent Name": "Rami again" });
	await draftIsSaved(app);
	second();
	await waitFor(async () => expect(wordsOf(await below())).toContain("Not sent"));
	await says("Rami Tohme", await below());
	// What is held back for longer than three seconds was said to wait.
	await waitFor(() => expect(toasts().filter((words) => words !== saved)).toEqual([failed]));
	await page.findAllByText(/^What you wrote is kept: it is in the form, or below it while/);
	await fieldHas("Parent Name", "Rami again");
	await write(app, { "Parent Name": "", Email: "", Phone: "" });
	await fieldHas("Parent Name", "Rami Tohme");
	await fieldHas("Message", message);
	await waitFor(() => expect(page.queryByRole("list", { name: "Waiting on this phone" })).toBeNull());

	await write(app, { "Parent Name": "Rami Tohme" });
	await user.click(send());
	await says(thanks);
	expect(toasts()).not.toContain(thanks);
	expect(await server.rows("leads", 'parent_name ~ "Tohme"')).toHaveLength(1);
});
