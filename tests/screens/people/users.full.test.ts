// Finding people in a large centre: searched, paged, and read without a network. In a browser, with what its service
// worker stores: tests/e2e/people/users.full.spec.ts.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { fill, main, openTab, press } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { admin, person } from "#support/people.ts";
import { bigCentre } from "#support/schools/big-centre.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { dialog, manage, openAdminDashboard, openAt, pressIn, tabs, userRow } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => {
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	await person(server, { name: "Ziad Rahbani", accountStatus: "declined" });
	return { boss };
});

const names = ({ page }: App): string[] => page.queryAllByRole("rowheader").map((name) => wordsOf(name));
const field = ({ page }: App): Promise<HTMLElement> => page.findByLabelText("Search by name, email or phone");

test("a thousand people are searched and paged; offline what was seen last can be read in this tab, nothing can be pressed, and none of them is on the phone", async () => {
	const { server, boss } = here();
	const line = await lineTo(server);
	const app = await openAdminDashboard(line, boss, "users");
	const { page, user } = app;
	// Asked by name among these few buttons, and not among those of thirty rows.
	const pages = () => main().getByRole("navigation");
	const next = () => pressIn(app, pages(), "Next");
	await waitFor(() => expect(tabs(app)[0]).toBe("Approvals (40)"));
	await waitFor(() => expect(page.getAllByRole("definition").map(wordsOf)).toEqual(["1,002", "500"]));
	await page.findByText("1,002 users");
	expect((await field(app)).getAttribute("placeholder")).toBe("Search users...");
	expect(names(app)).toHaveLength(30);
	page.getByText("Page 1 of 34");
	expect(within(pages()).getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
	await next();
	await page.findByText("Page 2 of 34");
	await waitFor(() => expect(names(app)).toHaveLength(30));
	await next();
	await page.findByText("Page 3 of 34");

	await user.type(await field(app), "ELIE abou");
	await page.findByText("10 users found");
	expect(page.queryByText(/^Page /)).toBeNull();
	expect(names(app)).toEqual(Array.from({ length: 10 }, () => expect.stringContaining("Élie Abou Jaoudé")));
	await fill(app, await field(app), "person77@lead");
	await page.findByText("1 user found");
	await fill(app, await field(app), "%");
	await page.findByText("No user matches your search.");
	await press(app, "Show all users");
	await page.findByText("1,002 users");
	expect(await field(app)).toHaveProperty("value", "");

	await next();
	await page.findByText("Page 2 of 34");
	await user.selectOptions(page.getByLabelText("Show by status"), "Declined");
	await page.findByText("1 user found");
	expect(names(app)).toEqual([expect.stringContaining("Ziad Rahbani")]);
	await user.selectOptions(page.getByLabelText("Show by role"), "Teacher");
	await page.findByText("No user matches these filters.");
	expect(page.getByLabelText("Show by status")).toHaveProperty("value", "declined");
	await user.type(await field(app), "ziad");
	await page.findByText("No user matches your search and these filters.");
	await fill(app, await field(app), "");
	await page.findByText("No user matches these filters.");
	await press(app, "Clear the filters");
	await page.findByText("1,002 users");
	expect(page.getByLabelText("Show by role")).toHaveProperty("value", "");

	await openAt(app, "approvals");
	const waiting = () => main().queryAllByRole("listitem");
	await waitFor(() => expect(waiting()).toHaveLength(30));
	await next();
	await waitFor(() => expect(waiting()).toHaveLength(10));

	await openTab(app, "Users");
	await userRow(app, "Ziad Rahbani");
	await openTab(app, "Materials");
	await page.findByRole("heading", { name: "Loops 499" });
	goOffline(app, line);
	await openTab(app, "Users");
	await page.findByText("You are offline.");
	page.getByText("Approving, changing and deleting need the internet. You can go on as soon as it is back.");
	await page.findByText(/^This list is from \d\d:\d\d and may have changed since\.$/);
	const row = within(await userRow(app, "Ziad Rahbani"));
	expect(row.getByRole("combobox")).toHaveProperty("disabled", true);
	expect(within(pages()).getByRole("button", { name: "Next" })).toHaveProperty("disabled", true);
	await manage(app, "Ziad Rahbani");
	const drawer = within(await dialog(app, "Ziad Rahbani"));
	drawer.getByText("This needs the internet.");
	const enabled = drawer.getAllByRole<HTMLButtonElement>("button").filter(({ disabled }) => !disabled);
	expect(enabled.map((button) => button.getAttribute("aria-label"))).toEqual(["Close"]);

	await app.load("/dashboard-admin#users");
	await page.findByText("This list could not be loaded.");
	const kept = await everythingOnPhone();
	expect([boss.email, "person99", "Rahbani"].filter((words) => kept.includes(words))).toEqual([boss.email]);
	goOnline(app, line);
	await userRow(app, "Ziad Rahbani");
	await waitFor(() => expect(page.queryByText("You are offline.")).toBeNull());
});
