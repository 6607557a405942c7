// A class that signed up is let in with one press, each by name, and out again.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { doesNotSay, inFrench, press, says } from "#support/dom/portal.ts";
import { admin, waiting } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { card, dialog, noDialog, openAdminDashboard, pressIn, tabs } from "./admin-steps.ts";

const here = serverForThisFile(async (server) => ({
	boss: await admin(server, "Samar Tannous"),
	wael: await waiting(server, "Wael Matar"),
	hala: await waiting(server, "Hala Sfeir"),
	nour: await waiting(server, "Nour Azar"),
}));

test("those who are ticked are approved together, stay in sight, and wait again after an undo of all", async () => {
	const { server, boss, wael, hala, nour } = here();
	const names = async () =>
		Object.fromEntries(
			await Promise.all([wael, hala, nour].map(async ({ id, name }) => [name, (await server.row("users", id))?.name])),
		);
	const app = await openAdminDashboard(server, boss);
	await press(app, "Approve several at once");
	const question = await dialog(app, "Approve several at once");
	await pressIn(app, question, "Untick everybody");
	await pressIn(app, question, "Approve 0 people");
	await says("Tick at least one person.", question);
	await inFrench(app, () => says("Cochez au moins une personne.", question));
	await pressIn(app, question, "Tick all students");
	await doesNotSay("Tick at least one person.");
	await app.user.click(within(question).getByRole("checkbox", { name: /^Hala Sfeir/ }));
	await pressIn(app, question, "Approve 2 people");
	await noDialog(app);
	await says("2 people were approved.");
	expect(await names()).toEqual({ "Wael Matar": "Wael Matar", "Hala Sfeir": "", "Nour Azar": "Nour Azar" });
	for (const name of ["Wael Matar", "Nour Azar"]) await says("Approved", await card(app, name));
	within(await card(app, "Hala Sfeir")).getByRole("button", { name: "Approve" });
	await waitFor(() => expect(tabs(app)[0]).toBe("Approvals (1)"));

	await pressIn(app, await card(app, "Nour Azar"), "Undo");
	await says("1 person was approved.");
	await press(app, "Undo all");
	await says("1 person is waiting again.");
	// The note that had the focus is gone.
	expect(document.activeElement?.textContent).toMatch(/^\d (person is|people are) waiting/);
	expect(await names()).toEqual({ "Wael Matar": "", "Hala Sfeir": "", "Nour Azar": "" });
	await waitFor(() => expect(tabs(app)[0]).toBe("Approvals (3)"));
});

test("that some had the mail about an undone approval is said until they are approved again", async () => {
	const { server, boss, wael, nour } = here();
	const app = await openAdminDashboard(server, boss);
	const approveAll = async () => {
		await press(app, "Approve several at once");
		await pressIn(app, await dialog(app, "Approve several at once"), "Approve 3 people");
		await noDialog(app);
		await says("3 people were approved.");
	};
	await approveAll();
	await server.sql(`UPDATE mails SET sent_at = ${Date.now()} WHERE user_id IN ('${wael.id}', '${nour.id}')`);
	await press(app, "Undo all");
	await says("Nothing tells them that they are waiting again: please write or call.");
	await waitFor(() => expect(tabs(app)[0]).toBe("Approvals (3)"));
	await approveAll();
	await waitFor(() => expect(document.body.textContent).not.toContain("Nothing tells them"));
	await server.sql("UPDATE users SET name = '' WHERE id IN (SELECT user_id FROM mails WHERE kind = 'approved')");
});

test("whom another admin has approved meanwhile is not undone with the others", async () => {
	const { server, boss, hala, wael, nour } = here();
	const app = await openAdminDashboard(server, boss);
	await press(app, "Approve several at once");
	const question = await dialog(app, "Approve several at once");
	await server.update("users", hala.id, { name: "Hala Sfeir" });
	await pressIn(app, question, "Approve 3 people");
	await noDialog(app);
	await says("1 person had been approved already");
	await says("2 people were approved.");
	await press(app, "Undo all");
	await says("2 people are waiting again.");
	const names = await Promise.all([wael, hala, nour].map(async ({ id }) => (await server.row("users", id))?.name));
	expect(names).toEqual(["", "Hala Sfeir", ""]);
	await server.update("users", hala.id, { name: "" });
});

test("one who cannot be approved keeps none of the others waiting, and is said", async () => {
	const { server, boss, wael, hala } = here();
	const app = await openAdminDashboard(server, boss);
	await press(app, "Approve several at once");
	const question = await dialog(app, "Approve several at once");
	await server.sql(
		`CREATE TRIGGER refuse BEFORE UPDATE ON users WHEN NEW.id = '${wael.id}' BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
	);
	await pressIn(app, question, "Approve 3 people");
	await noDialog(app);
	await says("2 people were approved.");
	await says("1 person could not be approved");
	expect([(await server.row("users", wael.id))?.name, (await server.row("users", hala.id))?.name]).toEqual([
		"",
		"Hala Sfeir",
	]);
});

test("those of whom nobody knows are not said to be refused", async () => {
	const { server, boss } = here();
	await waiting(server, "Lea Chidiac");
	const app = await openAdminDashboard(server, boss);
	await press(app, "Approve several at once");
	const question = await dialog(app, "Approve several at once");
	await server.stop();
	await pressIn(app, question, "Approve 2 people");
	await says("2 people may not have been approved");
	await says("the server did not answer. Check the list before you try again.");
	await doesNotSay("could not be approved");
});
