// The admins' inbox: from the dashboard to a family that is called, with another admin at work at the same time, and
// without a network.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { fill, main, press, says, speak } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { behindProxy, inquire, joinUsBody, leads, portalBody } from "#support/leads.ts";
import { admin } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(
	async (server) => {
		const boss = await admin(server, "Samar Tannous");
		const tarek = await admin(server, "Tarek Aoun");
		const rita = joinUsBody({ parent_name: "Rita Abou Jaoudé", full_message: "My son needs help.\nIs there a place?" });
		const marc = portalBody({ parent_name: "Marc Daher", language: "fr", phone: "+33612345678" });
		const spam = joinUsBody({ parent_name: "Best Offers", website: "filled in" });
		for (const body of [rita, marc, spam]) expect((await inquire(server, body)).status).toBe(200);
		await server.sql(`UPDATE leads SET created_at = '2026-02-01 08:00:00.000Z' WHERE id = '${rita.id}'`);
		return { boss, tarek, rita, marc };
	},
	{ env: behindProxy },
);

const cards = (): string[] => main().queryAllByRole("heading", { level: 3 }).map(wordsOf);
const card = async (name: string) => {
	const item = (await main().findByRole("heading", { level: 3, name: new RegExp(name) })).closest("li");
	if (!item) throw new Error(`no card of ${name}`);
	return within(item);
};
const show = async ({ page, user }: App, option: string) =>
	await user.selectOptions(await page.findByLabelText("Show"), option);

test("the dashboard says how many families are new and late; each is answered with one tap, and how far the center is stays", async () => {
	const { server, boss, rita } = here();
	const app = await openDashboard(server, boss);
	const link = await app.page.findByRole("link", { name: "Inquiries (2 new) 1 late" });
	await app.user.click(link);
	await app.page.findByRole("heading", { level: 1, name: "Inquiries" });
	await waitFor(() => expect(cards()).toEqual(["Rita Abou JaoudéLate", "Marc Daher"]));
	await app.page.findByText("1 family has waited longer than the 24 hours we promise. It comes first.");
	const hers = await card("Rita");
	hers.getByText("My son needs help. Is there a place?");
	const chat = new URL(hers.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" }).href);
	expect([chat.origin + chat.pathname, chat.searchParams.get("text")]).toEqual([
		"https://wa.me/96170123456",
		"Hello Rita Abou Jaoudé, this is Samar Tannous from LEAD in Zahlé. Thank you for writing to us about Grade 5. When would be a good time to call you?",
	]);
	expect(hers.getByRole("link", { name: "Call 70 123 456" }).getAttribute("href")).toBe("tel:+96170123456");
	expect(hers.getByRole("link", { name: /families\.test$/ }).getAttribute("href")).toBe(`mailto:${rita.email}`);
	const his = new URL((await card("Marc")).getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" }).href);
	expect(his.searchParams.get("text")).toContain("Bonjour Marc Daher, ici Samar Tannous, du centre LEAD à Zahlé.");

	await app.user.selectOptions(hers.getByLabelText("How far you are with Rita Abou Jaoudé"), "called");
	await hers.findByText(/^Samar Tannous took this up on /);
	expect(cards()).toEqual(["Rita Abou Jaoudé", "Marc Daher"]);
	await app.page.findByRole("option", { name: "New (1)" });
	expect(await server.row("leads", rita.id)).toMatchObject({ status: "called", called_by: "Samar Tannous" });
	await show(app, "called");
	await waitFor(() => expect(cards()).toEqual(["Rita Abou Jaoudé"]));
	await show(app, "suspects");
	await waitFor(() => expect(cards()).toEqual(["Best Offers"]));
	await app.page.findByText(/^They look like spam: /);
	await speak(app, "fr");
	await app.page.findByRole("heading", { level: 1, name: "Demandes" });
	await says("Elles ressemblent à du spam\u202f: ");
});

test("notes that another admin changed meanwhile are shown beside those typed here, and neither is lost", async () => {
	const { server, boss, tarek, marc } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	const notes = await (await card("Marc")).findByLabelText("Notes");
	await fill(app, notes, "Mine.");
	const replaces = (await server.row("leads", marc.id))?.updated;
	const body = { notes: "Theirs.", replaces };
	const theirs = await server.ask("PATCH", `${leads}/${marc.id}`, { token: tarek.token, body });
	expect(theirs.status).toBe(200);
	const save = async () => app.user.click((await card("Marc")).getByRole("button", { name: "Save the notes" }));
	await save();
	await app.page.findByText(
		"Somebody changed this inquiry in the meantime. Look at it as it is now; what you typed is still there.",
	);
	await app.page.findByText("In the meantime somebody saved: “Theirs.” If you save, yours takes its place.");
	expect(notes).toHaveProperty("value", "Mine.");
	expect((await server.row("leads", marc.id))?.notes).toBe("Theirs.");
	await save();
	await waitFor(async () => expect((await server.row("leads", marc.id))?.notes).toBe("Mine."));
	await waitFor(() => expect(app.page.queryByText(/^In the meantime/)).toBeNull());
});

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

test("without a network what was listed can be read and nothing be changed; what is typed waits in its field", async () => {
	const { server, boss } = here();
	const line = await lineTo(server);
	const app = await openDashboard(line, boss);
	await app.load("/dashboard-admin/inquiries");
	const notes = await (await card("Marc")).findByLabelText("Notes");
	await fill(app, notes, "Typed in the dark.");
	goOffline(app, line);
	await app.page.findByText("You are offline.");
	expect((await card("Marc")).getByRole("button", { name: "Save the notes" })).toHaveProperty("disabled", true);
	expect((await card("Marc")).getByRole("combobox")).toHaveProperty("disabled", true);
	goOnline(app, line);
	// Another kind of the list, and back: the card was gone in between.
	await waitFor(() => expect(app.page.getByLabelText("Show")).toHaveProperty("disabled", false));
	await show(app, "enrolled");
	await waitFor(() => expect(cards()).toEqual([]));
	await show(app, "open");
	await waitFor(async () =>
		expect((await card("Marc")).getByRole("button", { name: "Save the notes" })).toHaveProperty("disabled", false),
	);
	expect((await card("Marc")).getByLabelText("Notes")).toHaveProperty("value", "Typed in the dark.");
});

test("notes that are typed and not saved are there after a reload, and gone with the session", async () => {
	const { server, boss, marc } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	await fill(app, await (await card("Marc")).findByLabelText("Notes"), "Call after five.");
	await app.load("/dashboard-admin/inquiries");
	expect(await (await card("Marc")).findByLabelText("Notes")).toHaveProperty("value", "Call after five.");
	await app.user.click((await card("Marc")).getByRole("button", { name: "Save the notes" }));
	await waitFor(async () => expect((await server.row("leads", marc.id))?.notes).toBe("Call after five."));
	await waitFor(async () => expect(await everythingOnPhone()).not.toContain('{"text":'));
	await fill(app, await (await card("Marc")).findByLabelText("Notes"), "A word about Marc.");
	expect(sessionStorage.length).toBeGreaterThan(0);
	await press(app, "Sign Out");
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
