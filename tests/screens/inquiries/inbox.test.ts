// The admins' inbox: from the dashboard to a family that is called, with another admin at work at the same time, and
// without a network.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { fill, says, speak } from "#support/dom/portal.ts";
import { leads } from "#support/leads.ts";
import { card, cards, inbox, show } from "./inbox-steps.ts";

const here = inbox();

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
	expect(chat.search).toContain("?text=Hello%20Rita%20");
	expect([chat.origin + chat.pathname, chat.searchParams.get("text")]).toEqual([
		"https://wa.me/96170123456",
		"Hello Rita Abou Jaoudé, this is Samar Tannous from LEAD in Zahlé. Thank you for writing to us about your child in Grade 5. When would be a good time to call you?",
	]);
	expect(hers.getByRole("link", { name: "Call 70 123 456" }).getAttribute("href")).toBe("tel:+96170123456");
	expect(hers.getByRole("link", { name: /families\.test$/ }).getAttribute("href")).toBe(`mailto:${rita.email}`);
	(await card("Marc")).getByText(/ · used the French site$/);
	expect((await card("Marc")).queryByText("Portal access request")).toBeNull();
	const his = new URL((await card("Marc")).getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" }).href);
	expect(his.searchParams.get("text")).toContain("Bonjour Marc Daher, ici Samar Tannous, du centre LEAD à Zahlé.");

	await app.user.selectOptions(hers.getByLabelText("How far you are with Rita Abou Jaoudé"), "called");
	await hers.findByText(/^Called · /);
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
	await (await card("Marc")).findByText("Saved");
	await fill(app, notes, "Mine again.");
	expect((await card("Marc")).queryByText("Saved")).toBeNull();
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
