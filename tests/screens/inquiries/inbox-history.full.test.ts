// Who called a family when, on its card: a call without an answer is one press, and what was done before stays in sight.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { speak } from "#support/dom/portal.ts";
import { leads } from "#support/leads.ts";
import { card, inbox } from "./inbox-steps.ts";

const here = inbox();
const noAnswer = "Called, no answer";
const when = /[A-Z][a-z]{2}\s\d{1,2}, \d{1,2}:\d\d\s(AM|PM)/.source;
const lines = async (name: string, label = "Who called when") =>
	within((await card(name)).getByRole("list", { name: label }))
		.getAllByRole("listitem")
		.map(wordsOf);

test("a call that nobody answered is noted with one press, and each change of the status after it", async () => {
	const { server, boss, tarek, rita } = here();
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	const hers = await card("Rita");
	expect(hers.queryByRole("list", { name: "Who called when" })).toBeNull();
	await app.page.findByText(/^1 family has waited longer/);
	await app.user.click(hers.getByRole("button", { name: noAnswer }));
	await waitFor(async () => expect(await lines("Rita")).toHaveLength(1));
	// It is taken up, and still new: late no more.
	await waitFor(() => expect(app.page.queryByText(/^1 family has waited longer/)).toBeNull());
	expect(hers.getByRole("combobox")).toHaveProperty("value", "new");
	expect(await server.row("leads", rita.id)).toMatchObject({ status: "new", called_by: "Samar Tannous" });
	// The other admin reached her; this list does not know it yet.
	const replaces = (await server.row("leads", rita.id))?.updated;
	const body = { status: "called", replaces };
	expect((await server.ask("PATCH", `${leads}/${rita.id}`, { token: tarek.token, body })).status).toBe(200);
	await app.user.click(hers.getByRole("button", { name: noAnswer }));
	await app.page.findByText("Somebody changed this inquiry in the meantime. Look at it as it is now.");
	await waitFor(async () => expect(await lines("Rita")).toHaveLength(2));
	await app.user.selectOptions((await card("Rita")).getByRole("combobox"), "booked");
	await waitFor(async () => expect(await lines("Rita")).toHaveLength(3));
	const all = [
		`Booked · Samar Tannous · ${when}`,
		`Called · Tarek Aoun · ${when}`,
		`${noAnswer} · Samar Tannous · ${when}`,
	];
	for (const [at, line] of (await lines("Rita")).entries()) expect(line).toMatch(new RegExp(`^${all[at]}$`));

	await app.user.click((await card("Rita")).getByRole("button", { name: noAnswer }));
	const older = "1 earlier line";
	await (await card("Rita")).findByText(older);
	expect((await lines("Rita"))[0]).toMatch(/^Called, no answer · Samar Tannous · /);
	expect(await lines("Rita")).toHaveLength(3);
	await app.user.click((await card("Rita")).getByText(older));
	expect(await lines("Rita", older)).toEqual([expect.stringMatching(/^Called, no answer · Samar/)]);
	await speak(app, "fr");
	await waitFor(async () =>
		expect((await lines("Rita", "Qui a appelé quand"))[0]).toMatch(
			/^Appelé, sans réponse · Samar Tannous · .* à\s\d\d:\d\d$/,
		),
	);
});

test("without a network the history is there to read and no call can be noted; what is over has none to note", async () => {
	const { server, boss, marc } = here();
	const line = await lineTo(server);
	const app = await openDashboard(line, boss);
	const replaces = (await server.row("leads", marc.id))?.updated;
	const body = { no_answer: true, replaces };
	expect((await server.ask("PATCH", `${leads}/${marc.id}`, { token: boss.token, body })).status).toBe(200);
	await app.load("/dashboard-admin/inquiries");
	await card("Marc");
	goOffline(app, line);
	await app.page.findByText("You are offline.");
	expect(await lines("Marc")).toHaveLength(1);
	expect((await card("Marc")).getByRole("button", { name: noAnswer })).toHaveProperty("disabled", true);
	goOnline(app, line);
	await waitFor(async () =>
		expect((await card("Marc")).getByRole("button", { name: noAnswer })).toHaveProperty("disabled", false),
	);
	await app.user.selectOptions((await card("Marc")).getByRole("combobox"), "closed");
	await waitFor(async () => expect((await card("Marc")).queryByRole("button", { name: noAnswer })).toBeNull());
	expect((await lines("Marc"))[0]).toMatch(/^Closed · /);
	await app.user.selectOptions(app.page.getByLabelText("Show"), "suspects");
	expect((await card("Best")).queryByRole("button", { name: noAnswer })).toBeNull();
});
