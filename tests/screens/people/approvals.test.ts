// Approving people: what the admin reads about a person who waits, and what approving and declining do. In French:
// approvals-french.full.test.ts. With endless names in a browser: tests/e2e/people/approvals.full.spec.ts.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { passSeconds } from "#support/dom/clock.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { descriptionOf, doesNotSay, fill, main, openTab, press, says } from "#support/dom/portal.ts";
import { admin, waiting } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { writtenDay } from "#support/written-day.ts";
import {
	card,
	dialog,
	isFocused,
	noCard,
	noDialog,
	notBusy,
	notice,
	openAdminDashboard,
	pressIn,
	queryCard,
	tabs,
} from "./admin-steps.ts";
import { refuse, twoWait } from "./people-who-wait.ts";

const here = serverForThisFile();

const firstTab = (app: App, words: string): Promise<void> => waitFor(() => expect(tabs(app)[0]).toBe(words));
const listed = (): string[] =>
	main()
		.queryAllByRole("heading", { level: 3 })
		.map((heading) => wordsOf(heading));
const meanwhile = "Somebody has signed up or been approved since you opened this list.";

test("an admin lets one in and declines another with a reason; a changed list reloads only when asked, and a decision that is late, refused or unanswered says so", async () => {
	const { server } = here();
	const { boss, wael, hala, since } = await twoWait(server);
	// Goes on by itself, too. The page takes its timers from here; it has ended before they do.
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], shouldAdvanceTime: true });
	onTestFinished(() => void vi.useRealTimers());
	const app = await openAdminDashboard(server, boss);
	const { page, user } = app;
	await page.findByRole("heading", { level: 1, name: "Admin Dashboard" });
	page.getByText("Manage users, approvals, and content");
	await waitFor(() => expect(tabs(app)).toEqual(["Approvals (2)", "Users", "Materials"]));
	await waitFor(() => expect(page.getAllByRole("definition").map(wordsOf)).toEqual(["3", "0"]));
	await page.findByText("2 people are waiting, the longest first");
	expect(listed()).toEqual(["Hala Sfeir", "Wael Matar"]);
	await says(
		`${hala.email}Email not verifiedSigned up as TeacherWaiting for 3 days · ${writtenDay(since, "en-US")}`,
		await card(app, "Hala Sfeir"),
	);
	await says("Email verifiedSigned up as Student · Grade 6", await card(app, "Wael Matar"));

	await pressIn(app, await card(app, "Wael Matar"), "Approve");
	await notice("User approved successfully");
	expect(await server.rows("users", `id = '${wael.id}' && name = 'Wael Matar'`)).toHaveLength(1);
	// Nobody else's button comes under the pointer, and a slip can be undone.
	expect(listed()).toEqual(["Hala Sfeir", "Wael Matar"]);
	await says("Approved", await card(app, "Wael Matar"));
	expect(wordsOf(await card(app, "Wael Matar"))).not.toMatch(/Waiting for|just now/);
	await isFocused(() => queryCard(app, "Wael Matar"));
	await firstTab(app, "Approvals (1)");
	await pressIn(app, await card(app, "Wael Matar"), "Undo");
	await notice("Wael Matar is waiting again.");
	expect(await server.row("users", wael.id)).toMatchObject({ name: "" });
	await firstTab(app, "Approvals (2)");
	await pressIn(app, await card(app, "Wael Matar"), "Approve");
	await firstTab(app, "Approvals (1)");
	await server.sql(`UPDATE mails SET sent_at = ${Date.now()} WHERE user_id = '${wael.id}' AND kind = 'approved'`);
	await pressIn(app, await card(app, "Wael Matar"), "Undo");
	await says(
		"The email about the approval has already gone out to Wael Matar. Nothing tells them that they are waiting again: please write or call.",
	);
	await firstTab(app, "Approvals (2)");
	await pressIn(app, await card(app, "Wael Matar"), "Approve");
	await firstTab(app, "Approvals (1)");
	await doesNotSay("has already gone out");

	const nour = await waiting(server, "Nour Aoun");
	await passSeconds(61, { until: () => expect(tabs(app)[0]).toBe("Approvals (2)") });
	await page.findByText(meanwhile);
	expect(listed()).toEqual(["Hala Sfeir", "Wael Matar"]);
	await press(app, "Show the list as it is now");
	await card(app, "Nour Aoun");
	await noCard(app, "Wael Matar");
	await waitFor(() => expect(page.queryByText(meanwhile)).toBeNull());

	const decline = async () => {
		await pressIn(app, await card(app, "Hala Sfeir"), "Decline");
		const question = await dialog(app, "Decline Hala Sfeir?");
		return { declining: question, reason: within(question).getByLabelText<HTMLTextAreaElement>("Reason") };
	};
	await fill(app, (await decline()).reason, "Please call");
	await user.keyboard("{Escape}");
	await noDialog(app);
	const { declining, reason } = await decline();
	expect(reason.value).toBe("Please call");
	await fill(app, reason, "   ");
	await pressIn(app, declining, "Decline");
	await within(declining).findByText("Write why, in a sentence or two.");
	await isFocused(() => reason);
	await fill(app, reason, "x".repeat(501));
	await waitFor(() => expect(descriptionOf(reason)).toBe("1 character too many"));
	await pressIn(app, declining, "Decline");
	await waitFor(() => {
		const [alert] = within(declining).getAllByRole("alert");
		expect(alert?.textContent.trim()).toBe("Please make it shorter: at most 500 characters.");
	});
	await isFocused(() => reason);
	expect(reason.getAttribute("aria-invalid")).toBe("true");
	await fill(app, reason, "Please call the centre first.");
	await pressIn(app, declining, "Decline");
	await notice("Hala Sfeir was declined and will get an email.");
	await firstTab(app, "Approvals (1)");
	expect(await server.row("users", hala.id)).toMatchObject({
		name: "",
		decline_reason: "Please call the centre first.",
	});

	await server.sql(refuse);
	const nours = async (name: string) => within(await card(app, "Nour Aoun")).getByRole("button", { name });
	await user.click(await nours("Approve"));
	await notice("Failed to approve user");
	await waitFor(async () => expect(document.activeElement).toBe(await nours("Approve")));
	await server.sql("DROP TRIGGER refuse");

	await notBusy();
	await server.stop();
	await user.click(await nours("Approve"));
	await notice(
		"Failed to approve user, or so it seems: the server did not answer. Check the list before you try again.",
	);
	await page.findByText("You are offline.");
	await page.findByText(/^This list is from \d\d:\d\d and may have changed since\.$/);
	expect(await nours("Approve")).toHaveProperty("disabled", true);
	expect(await nours("Decline")).toHaveProperty("disabled", true);
	await server.start();
	networkIsBack(app);
	await waitFor(async () => expect(await nours("Approve")).toHaveProperty("disabled", false));
	await waitFor(() => expect(page.queryByText(/^This list is from/)).toBeNull());

	await user.click(await nours("Decline"));
	const question = await dialog(app, "Decline Nour Aoun?");
	const late = within(question).getByLabelText<HTMLTextAreaElement>("Reason");
	await fill(app, late, "No more places.");
	const other = await admin(server, "Fadi Sleiman");
	const approved = await server.ask("PATCH", `/api/collections/users/records/${nour.id}`, {
		token: other.token,
		body: { name: "Nour Aoun" },
	});
	expect(approved.status).toBe(200);
	await pressIn(app, question, "Decline");
	await within(question).findByText("This person is no longer waiting for approval.");
	expect(late.value).toBe("No more places.");
	await user.keyboard("{Escape}");
	await noCard(app, "Nour Aoun");

	await page.findByText("No pending approvals");
	await firstTab(app, "Approvals (0)");
	await openTab(app, "Users");
	await page.findByText("5 users");
});
