// The pages of the admins' inbox, while it is worked on.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { says } from "#support/dom/portal.ts";
import { card, cards, inbox } from "./inbox-steps.ts";

const here = inbox();

test("families that move up while others are called are shown by Next before it goes on", async () => {
	const { server, boss, rita } = here();
	const columns = (await server.sql("SELECT name FROM pragma_table_info('leads')")).map(({ name }) => String(name));
	const same = columns.filter((name) => !["id", "parent_name", "created_at", "status", "called_at"].includes(name));
	const copied = ["id", "parent_name", "created_at", "status", "called_at", ...same]
		.map((name) => `"${name}"`)
		.join(", ");
	await server.sql(`WITH RECURSIVE n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 44)
		INSERT INTO leads (${copied}) SELECT 'waitingfamily' || i, 'Family ' || i, '2026-01-01 08:00:' || i || '.000Z', 'new', '',
			${same.map((name) => `"${name}"`).join(", ")} FROM n, leads WHERE id = '${rita.id}'`);
	const app = await openDashboard(server, boss);
	await app.load("/dashboard-admin/inquiries");
	const choose = async (name: string) => app.user.selectOptions((await card(name)).getByRole("combobox"), "called");
	for (const name of ["Family 10", "Family 11"]) {
		await choose(name);
		await (await card(name)).findByText(/^Called · /);
	}
	await app.user.click(app.page.getByRole("button", { name: "Next" }));
	await says("The same page again: while you worked, other families moved up onto it.");
	expect(cards().at(-1)).toBe("Family 41Late");
	await app.user.click(app.page.getByRole("button", { name: "Next" }));
	await waitFor(() => expect(cards()[0]).toBe("Family 42Late"));
	expect(app.page.queryByText(/^The same page again/)).toBeNull();
});
