// The lists of the admins' inbox: what stands in each, and what is searched for in all of them.
import { fireEvent, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { fill, inFrench, main, says } from "#support/dom/portal.ts";
import { leads } from "#support/leads.ts";
import { card, cards, inbox, show } from "./inbox-steps.ts";

const here = inbox();

test("a family whose status nobody remembers is found among all, and what is searched for stays when the list is another", async () => {
	const { server, boss, rita } = here();
	await server.update("leads", rita.id, { status: "closed" });
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	await waitFor(() => expect(cards()).toEqual(["Marc Daher"]));
	await fill(app, app.page.getByLabelText("Search by name, number or words"), "rita");
	await says("No inquiry matches your search.");
	await show(app, "all");
	await waitFor(() => expect(cards()).toEqual(["Rita Abou Jaoudé"]));
	expect(app.page.getByLabelText("Search by name, number or words")).toHaveProperty("value", "rita");
	app.page.getByRole("option", { name: "All (2)" });
	await inFrench(app, () => app.page.findByRole("option", { name: "Toutes (2)" }));
	await show(app, "suspects");
	await says("No inquiry matches your search.");
	await app.user.click(main().getByRole("button", { name: "Show all of these" }));
	await waitFor(() => expect(cards()).toEqual(["Best Offers"]));
	await show(app, "all");
	await waitFor(() => expect(cards()).toEqual(["Marc Daher", "Rita Abou Jaoudé"]));
});

test("a family taken for spam joins the new ones by one press, and is spam again by another; closed spam stays where it is", async () => {
	const { server, boss, spam } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	await app.page.findByRole("option", { name: "Looks like spam (1)" });
	await show(app, "suspects");
	await says("Press “Not spam” for a real one, and it joins the new ones.");
	await inFrench(app, () => app.page.findByRole("button", { name: "Pas du spam" }));
	await app.user.selectOptions((await card("Best")).getByRole("combobox"), "closed");
	await waitFor(async () => expect((await server.row("leads", spam.id))?.status).toBe("closed"));
	await app.page.findByRole("option", { name: "Looks like spam (1)" });
	await app.user.click((await card("Best")).getByRole("button", { name: "Not spam" }));
	await app.page.findByRole("option", { name: "Looks like spam (0)" });
	const row = async () => await server.row("leads", spam.id);
	expect(await row()).toMatchObject({ status: "new", suspect: false, called_by: "" });
	expect((await card("Best")).getByRole("combobox")).toHaveProperty("value", "new");
	// The second half of a double click would take it back.
	fireEvent.click((await card("Best")).getByRole("button", { name: "Mark as spam" }), { detail: 2 });
	(await card("Best")).getByRole("button", { name: "Mark as spam" });
	await show(app, "new");
	await waitFor(() => expect(cards()).toEqual(["Marc Daher", "Best Offers"]));
	const again = (await card("Best")).getByRole("button", { name: "Mark as spam" });
	await app.user.click(again);
	await app.page.findByRole("option", { name: "Looks like spam (1)" });
	expect(document.activeElement).toBe((await card("Best")).getByRole("button", { name: "Not spam" }));
	expect(await row()).toMatchObject({ suspect: true });
	await app.load("/dashboard-admin/history");
	await says("Samar Tannous marked the inquiry of Best Offers as spam");
	await says("Samar Tannous marked the inquiry of Best Offers as not spam");
	await inFrench(app, () => says("a noté que la demande de Best Offers n’est pas du spam"));
});

test("spam that the server took for a family is marked as such at the end of its card, and the button stays there", async () => {
	const { server, boss, marc } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	await app.page.findByRole("option", { name: "Looks like spam (1)" });
	const ends = async () => (await card("Marc")).getAllByRole("button").at(-1)?.textContent;
	expect(await ends()).toBe("Mark as spam");
	await app.user.click((await card("Marc")).getByRole("button", { name: "Mark as spam" }));
	await app.page.findByRole("option", { name: "Looks like spam (2)" });
	expect(await ends()).toBe("Not spam");
	expect(document.activeElement).toBe((await card("Marc")).getByRole("button", { name: "Not spam" }));
	expect(await server.row("leads", marc.id)).toMatchObject({ suspect: true, doubts: "" });
	await app.user.selectOptions((await card("Marc")).getByRole("combobox"), "closed");
	await waitFor(async () => expect((await server.row("leads", marc.id))?.status).toBe("closed"));
	await app.user.click((await card("Marc")).getByRole("button", { name: "Not spam" }));
	await app.page.findByRole("option", { name: "Looks like spam (1)" });
	expect(await server.row("leads", marc.id)).toMatchObject({ suspect: false, status: "closed" });
	await app.user.click((await card("Marc")).getByRole("button", { name: "Mark as spam" }));
	await app.page.findByRole("option", { name: "Looks like spam (2)" });
	await show(app, "suspects");
	await waitFor(() => expect(cards().toSorted()).toEqual(["Best Offers", "Marc Daher"]));
	await app.user.click((await card("Marc")).getByRole("button", { name: "Not spam" }));
	await app.page.findByRole("option", { name: "Looks like spam (1)" });
	expect(await server.row("leads", marc.id)).toMatchObject({ suspect: false, status: "new", called_by: "" });
	await app.user.selectOptions((await card("Marc")).getByRole("combobox"), "called");
	await says("Called · Samar Tannous · ");
	expect((await card("Marc")).queryByRole("button", { name: /spam$/ })).toBeNull();
});

test("what another admin did about the same inquiry meanwhile is not undone by “Not spam”", async () => {
	const { server, boss, tarek, spam } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	await show(app, "suspects");
	const press = await (await card("Best")).findByRole("button", { name: "Not spam" });
	const body = { status: "called", replaces: (await server.row("leads", spam.id))?.updated };
	expect((await server.ask("PATCH", `${leads}/${spam.id}`, { token: tarek.token, body })).status).toBe(200);
	await app.user.click(press);
	await says("Somebody changed this inquiry in the meantime. Look at it as it is now.");
	await says("No inquiries here");
	expect(await server.row("leads", spam.id)).toMatchObject({ status: "called", called_by: "Tarek Aoun" });
});

test("an empty list says how an inquiry comes into it", async () => {
	const { server, boss } = here();
	await server.sql("DELETE FROM leads");
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	const website = "Whoever writes on the website appears here, and the center gets an email.";
	for (const [list, words] of [
		["open", website],
		["new", website],
		["called", "An inquiry is listed here while its card says “Called”."],
		["booked", "An inquiry is listed here while its card says “Booked”."],
		["enrolled", "An inquiry comes here with the account created from it, or when its card says “Enrolled”."],
		["closed", "An inquiry is listed here while its card says “Closed”."],
		["all", website],
		["suspects", "What looks like spam is kept here, and not emailed."],
	] as const) {
		await show(app, list);
		await says(words);
		await says("No inquiries here");
	}
	await show(app, "closed");
	await inFrench(app, () => says("Une demande s’affiche ici tant que sa carte indique «\u202fClose\u202f»."));
});
