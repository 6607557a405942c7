// Several drafts at once in each list that names them, because a list may break with its second row.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { twoOfEach } from "#support/browser/two-of-each.ts";
import type { App } from "#support/dom/app.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { main, openTab } from "#support/dom/portal.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { reload } from "./answer-steps.ts";
import { begin, begun, closeList, draftsAre, hasDraft, list, openList, savedFile, titles } from "./drafts-list.ts";

const here = serverForThisFile();

test("the list behind the chip names several drafts after a reload, and saves them all", async () => {
	const { server } = here();
	const { maya } = await twoOfEach(server, titles);
	const app = await openDashboard(server, maya);
	await openTab(app, "Assignments (4)");
	for (const title of titles) await begin(app, title);
	await reload(app);
	await app.page.findByRole("tab", { name: "Assignments (4)" });
	await openList(app);
	await waitFor(() => expect(list(app).getByRole("status").textContent).toMatch(/^Draft saved \d\d:\d\d$/));
	await draftsAre(
		app,
		titles.toReversed().map((title) => `Answer: ${title}`),
	);
	const file = await savedFile(app);
	for (const title of titles) expect(file).toContain(begun(title));
});

/** What the account is now, and what it was before. */
const statuses = {
	waiting: { fields: { name: "" }, title: "Waiting for approval" },
	blocked: { fields: { blocked_at: "2026-01-05 08:00:00.000Z" }, title: "This account is paused" },
	declined: {
		fields: { name: "", declined_at: "2026-01-05 08:00:00.000Z", decline_reason: "Please call the centre." },
		title: "This account was not approved",
	},
} as const;
const approved = { name: "Maya Haddad", blocked_at: "", declined_at: "", decline_reason: "" };

/** Changes the account on the server and waits until the open page shows it. */
async function become(server: RealServer, app: App, { id }: Person, fields: object, title: string): Promise<void> {
	await server.update("users", id, fields);
	networkIsBack(app);
	await app.page.findByRole("heading", { level: 1, name: title });
}

test("on the page of an account that is not open several drafts are read, copied and saved, and go back into their fields", async () => {
	const { server } = here();
	const { maya } = await twoOfEach(server, titles);
	const app = await openDashboard(server, maya);
	await openTab(app, "Assignments (4)");
	for (const task of titles) await begin(app, task);
	const kept = () => {
		const part = main().getByText("Unfinished texts that can no longer be sent").closest("section");
		if (!part) throw new Error("The heading has no section.");
		return within(part);
	};
	const allAreKept = () => waitFor(() => expect(kept().getAllByRole("listitem")).toHaveLength(titles.length));
	// The three pages show one list.
	for (const { fields, title } of Object.values(statuses)) {
		await become(server, app, maya, { ...approved, ...fields }, title);
		await allAreKept();
	}
	await reload(app);
	await allAreKept();
	for (const task of titles) {
		const [words, ...others] = kept()
			.getAllByRole("listitem")
			.filter(({ textContent }) => textContent.includes(begun(task)));
		if (!words || others.length > 0) throw new Error(`The draft for ${task} is not there once.`);
		await app.user.click(within(words).getByRole("button", { name: "Copy" }));
		await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(begun(task)));
	}
	await openList(app);
	const file = await savedFile(app);
	for (const task of titles) expect(file).toContain(begun(task));
	await closeList(app);
	await become(server, app, maya, approved, "Hello, Maya");
	await openTab(app, "Assignments (4)");
	for (const task of titles) await hasDraft(app, task);
});
