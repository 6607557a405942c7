// The admin's dashboard without a mouse or a finger: what each key does. That the focus is seen, and a role chosen by its
// first letter: tests/e2e/people/keyboard.full.spec.ts.
import "#support/dom/modal-dialogs.ts";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { admin, student, waiting } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	anyDialog,
	card,
	dialog,
	isFocused,
	materialWithoutFile,
	notice,
	openAdminDashboard,
	queryCard,
	rowSays,
	userRow,
} from "./admin-steps.ts";

const here = serverForThisFile();

/** Presses the Tab key until the wanted element has the focus. */
async function tabTo({ user }: App, wanted: HTMLElement, shift = false): Promise<void> {
	for (let stops = 0; stops < 60; stops++) {
		await user.tab({ shift });
		if (document.activeElement === wanted) return;
	}
	throw new Error(`The Tab key never came to ${wanted.outerHTML}`);
}

test("an admin approves, declines, blocks and deletes by keyboard alone", async () => {
	const { server } = here();
	const boss = await admin(server, "Samar Tannous");
	const maya = await student(server, "Maya Haddad");
	await waiting(server, "Wael Matar");
	await waiting(server, "Nour Aoun");
	await materialWithoutFile(server, "Fractions");
	const app = await openAdminDashboard(server, boss);
	const { page, user } = app;
	const tabToButton = async (part: HTMLElement, name: string, shift = false) =>
		tabTo(app, await within(part).findByRole("button", { name }), shift);
	await tabTo(app, await page.findByRole("tab", { name: "Approvals (2)" }));
	await tabToButton(await card(app, "Wael Matar"), "Approve");
	await user.keyboard("{Enter}");
	await isFocused(() => queryCard(app, "Wael Matar"));
	await tabToButton(await card(app, "Wael Matar"), "Undo");
	await user.keyboard("{Enter}");
	await notice("Wael Matar is waiting again.");
	await isFocused(() => queryCard(app, "Wael Matar"));
	await tabToButton(await card(app, "Wael Matar"), "Approve");
	await user.keyboard("{Enter}");
	await isFocused(() => queryCard(app, "Wael Matar"));
	await tabToButton(await card(app, "Nour Aoun"), "Decline");
	await user.keyboard("{Enter}");
	await isFocused(() => page.queryByLabelText("Reason"));
	await user.keyboard("Please call the centre.");
	await tabToButton(await anyDialog(app), "Decline");
	await user.keyboard("{Enter}");
	await page.findByText("No pending approvals");

	await tabTo(app, await page.findByRole("tab", { name: "Approvals (0)" }), true);
	await user.keyboard("{ArrowRight}");
	await isFocused(() => page.queryByRole("tab", { name: "Users" }));
	const field = await page.findByLabelText("Search by name, email or phone");
	await tabTo(app, field);
	await user.keyboard("haddad");
	await page.findByText("1 user found");
	expect(document.activeElement).toBe(field);
	const row = await userRow(app, "Maya Haddad");
	const manage = within(row).getByRole("button", { name: "Manage" });
	await tabTo(app, manage);
	await user.keyboard("{Enter}");
	await tabToButton(await anyDialog(app), "Block");
	await user.keyboard("{Enter}");
	const blocking = await dialog(app, "Block Maya Haddad?");
	await isFocused(() => within(blocking).queryByRole("button", { name: "Cancel" }));
	await tabToButton(blocking, "Block", true);
	await user.keyboard("{Enter}");
	await rowSays(app, "Maya Haddad", "Blocked");
	await isFocused(() => manage);
	expect(await server.rows("users", `id = '${maya.id}' && blocked_at != ''`)).toHaveLength(1);

	await tabTo(app, page.getByRole("tab", { name: "Users" }), true);
	await user.keyboard("{End}");
	await isFocused(() => page.queryByRole("tab", { name: "Materials" }));
	await tabToButton(await card(app, "Fractions"), "Delete");
	await user.keyboard("{Enter}");
	const question = await anyDialog(app);
	await isFocused(() => within(question).queryByRole("button", { name: "Cancel" }));
	await tabToButton(question, "Delete", true);
	await user.keyboard("{Enter}");
	await page.findByText("No materials uploaded yet");
	expect(await server.rows("materials")).toEqual([]);
});
