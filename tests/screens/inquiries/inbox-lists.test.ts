// The lists of the admins' inbox: what stands in each, and what is searched for in all of them.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { fill, inFrench, main, says } from "#support/dom/portal.ts";
import { cards, inbox, show } from "./inbox-steps.ts";

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
