// The admins' inbox: a changed status, kept notes, and numbers that are not known.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import "#support/dom/modal-dialogs.ts";
import { holdClock, passSeconds } from "#support/dom/clock.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { fill, press } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { inquire, joinUsBody, leads } from "#support/leads.ts";
import { card, cards, inbox } from "./inbox-steps.ts";

const here = inbox();

test("a status that another admin changed meanwhile is said to be so, and nothing of words where none were typed", async () => {
	const { server, boss, tarek, marc } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	const status = await (await card("Marc")).findByLabelText("How far you are with Marc Daher");
	const replaces = (await server.row("leads", marc.id))?.updated;
	const body = { status: "booked", replaces };
	expect((await server.ask("PATCH", `${leads}/${marc.id}`, { token: tarek.token, body })).status).toBe(200);
	await app.user.selectOptions(status, "called");
	await app.page.findByText("Somebody changed this inquiry in the meantime. Look at it as it is now.");
	expect((await server.row("leads", marc.id))?.status).toBe("booked");
});

test("notes and a child's name that are typed and not saved are there after a reload, and go with the session after a question", async () => {
	const { server, boss, marc } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	await fill(app, await (await card("Marc")).findByLabelText("Notes"), "Call after five.");
	await fill(app, (await card("Marc")).getByLabelText("Child’s name"), "Anthony Daher");
	await app.load("/dashboard-admin/inquiries");
	expect(await (await card("Marc")).findByLabelText("Child’s name")).toHaveProperty("value", "Anthony Daher");
	await app.user.click((await card("Marc")).getByRole("button", { name: "Save the name" }));
	await waitFor(async () => expect((await server.row("leads", marc.id))?.child_name).toBe("Anthony Daher"));
	expect(await (await card("Marc")).findByLabelText("Notes")).toHaveProperty("value", "Call after five.");
	// One change at a time: until the name is saved, this button says so.
	await app.user.click(await (await card("Marc")).findByRole("button", { name: "Save the notes" }));
	await waitFor(async () => expect((await server.row("leads", marc.id))?.notes).toBe("Call after five."));
	await waitFor(async () => expect(await everythingOnPhone()).not.toContain('{"text":'));
	await fill(app, await (await card("Marc")).findByLabelText("Notes"), "A word about Marc.");
	expect(sessionStorage.length).toBeGreaterThan(0);
	await press(app, "Sign Out");
	const asked = await app.page.findByRole("dialog", { name: "Something is not saved yet" });
	within(asked).getByText("What you typed into a form in this tab and did not save is deleted when you sign out.");
	await app.user.click(within(asked).getByRole("button", { name: "Stay signed in" }));
	expect((await card("Marc")).getByLabelText("Notes")).toHaveProperty("value", "A word about Marc.");
	await press(app, "Sign Out");
	const again = await app.page.findByRole("dialog", { name: "Something is not saved yet" });
	await app.user.click(within(again).getByRole("button", { name: "Sign Out" }));
	await waitFor(() => expect(location.pathname).toBe("/"));
	expect(await everythingOnPhone()).not.toContain("A word about Marc.");
});

test("a number of inquiries that is not known yet is not said to be 0", async () => {
	const { server, boss } = here();
	const line = await lineTo(server);
	const app = await openDashboard(line, boss);
	goOffline(app, line);
	await app.load("/dashboard-admin/inquiries");
	const kinds = await app.page.findByLabelText<HTMLSelectElement>("Show");
	await app.page.findByText("You are offline.");
	expect([...kinds.options].map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/\d/));
	expect(kinds.options[0]?.text).toBe("Open");
	goOnline(app, line);
	await waitFor(() => expect(kinds.options[0]?.text).toMatch(/^Open \(\d+\)$/));
});

test("notes whose answer was lost on the way are not taken for another admin's", async () => {
	const { server, boss, marc } = here();
	const line = await lineTo(server);
	const app = await openDashboard(line, boss);
	await app.load("/dashboard-admin/inquiries");
	await fill(app, await (await card("Marc")).findByLabelText("Notes"), "Wants Tuesday.");
	const dropped = line.nextDroppedAnswer(leads);
	await app.user.click((await card("Marc")).getByRole("button", { name: "Save the notes" }));
	await dropped;
	expect((await server.row("leads", marc.id))?.notes).toBe("Wants Tuesday.");
	await waitFor(async () =>
		expect((await card("Marc")).queryByRole("button", { name: /^(Save the notes|Saving…)$/ })).toBeNull(),
	);
	expect(app.page.queryByText(/^In the meantime/)).toBeNull();
	expect((await card("Marc")).getByLabelText("Notes")).toHaveProperty("value", "Wants Tuesday.");
});

test("a family whose child has an account keeps it on its card, with the way to that person among the users", async () => {
	const { server, boss, rita } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	await card("Rita");
	await fill(app, app.page.getByLabelText("Search by name, number or words"), "rita");
	await waitFor(() => expect(cards()).toHaveLength(1));
	await app.user.click((await card("Rita")).getByRole("button", { name: "Create an account" }));
	await fill(app, await app.page.findByLabelText("Full Name"), "Karim Abou Jaoudé");
	await press(app, "Create the account");
	await press(app, "Done");
	await app.page.findByRole("option", { name: "Enrolled (1)" });
	const hers = await card("Rita");
	await hers.findByRole("list", { name: "Accounts created from this inquiry" });
	expect(hers.getByRole("combobox")).toHaveProperty("value", "enrolled");
	expect(document.activeElement).toBe(hers.getByRole("button", { name: "Create another account" }));
	await fill(app, hers.getByLabelText("Notes"), "Starts on Monday.");
	await app.user.click(hers.getByRole("button", { name: "Save the notes" }));
	await waitFor(async () => expect((await server.row("leads", rita.id))?.notes).toBe("Starts on Monday."));
	expect(await server.row("leads", rita.id)).toMatchObject({ status: "enrolled" });
	await app.user.click(hers.getByRole("link", { name: "Karim Abou Jaoudé" }));
	await app.page.findByRole("tab", { name: "Users", selected: true });
	await waitFor(() => expect(app.page.getByLabelText(/^Search/)).toHaveProperty("value", "Karim Abou Jaoudé"));
	await app.page.findByText("1 user found");
});

test("an open inbox counts a family that writes meanwhile, and so does the avatar", async () => {
	const { server, boss } = here();
	const app = await openDashboard(server, boss);
	holdClock();
	await app.load("/dashboard-admin/inquiries");
	const kinds = await app.page.findByLabelText<HTMLSelectElement>("Show");
	const open = () => Number(/^Open \((\d+)\)$/.exec(kinds.options[0]?.text ?? "")?.[1]);
	await waitFor(() => expect(open()).toBeGreaterThan(0));
	const notices = () => {
		const word = app.page.getByRole("link", { name: /^What is new/ }).textContent ?? "";
		return Number(/\((\d+)\)$/.exec(word)?.[1] ?? 0);
	};
	const fresh = (await server.rows("leads", "status = 'new' && suspect = false")).length;
	await waitFor(() => expect(notices()).toBe(fresh));
	await waitFor(() => expect(cards()).not.toHaveLength(0));
	const before = open();
	expect((await inquire(server, joinUsBody({ parent_name: "Hoda Khoury" }))).status).toBe(200);
	await passSeconds(61, { until: () => expect(open()).toBe(before + 1) });
	await waitFor(() => expect(notices()).toBe(fresh + 1));
	expect(app.page.queryByText("Hoda Khoury")).toBeNull();
	const said = "Somebody has written since you opened this list.";
	await app.page.findByText(said);
	await app.user.click(app.page.getByRole("button", { name: "Show the list as it is now" }));
	await app.page.findByText("Hoda Khoury");
	await waitFor(() => expect(app.page.queryByText(said)).toBeNull());
});
