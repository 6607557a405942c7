// Whoever deleted the account is called by a word and not by a name, and that word is in the reader's language.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { inFrench, main, openTab, says } from "#support/dom/portal.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { assignment, course, enrol, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { openBook, rowsOf } from "./gradebook/book-steps.ts";

const here = serverForThisFile();

async function deleteAccount(server: RealServer, { token, password }: Person): Promise<void> {
	expect((await server.ask("POST", "/api/lead/delete-account", { token, body: { password } })).status).toBe(200);
}

/** Both have left: Maya, whose answer waits for its grade, and Rana, who had graded that of Jad. */
async function twoHaveLeft(server: RealServer) {
	const [rana, samir] = [await teacher(server, "Rana Khoury"), await teacher(server, "Samir Saad")];
	const [maya, jad] = [await student(server, "Maya Haddad"), await student(server, "Jad Nassar")];
	const maths = await course(server, samir, [maya, jad]);
	await enrol(server, rana, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	await submission(server, maya, task.id);
	const graded = { grade: 18, graded_by: rana.id, graded_at: new Date().toISOString().replace("T", " ") };
	await submission(server, jad, task.id, graded);
	for (const leaver of [maya, rana]) await deleteAccount(server, leaver);
	return { samir, jad };
}

test("a former student and a former teacher are called so in the reader's language, also after it was switched", async () => {
	const { server } = here();
	const { samir, jad } = await twoHaveLeft(server);
	const teaching = await openDashboard(server, samir, "fr");
	await openTab(teaching, /^À corriger|^Corrections?/);
	await main().findAllByText("Ancien élève");
	expect(main().queryByText(/Former|@invalid/)).toBeNull();
	await openTab(teaching, "Mes cours");
	await openBook(teaching);
	await waitFor(() => expect(rowsOf(teaching).map(([name]) => name)).toContain("Ancien élève"));
	expect(main().queryByText(/Former|@invalid/)).toBeNull();

	const studying = await openDashboard(server, jad);
	await says("Former teacher graded");
	await inFrench(studying, () => says("Ancien professeur a corrigé"));
	await openTab(studying, "Submitted");
	await says("Graded by Former teacher");
	await inFrench(studying, () => says("Corrigé par Ancien professeur"));
});

test("the admins' history calls a former student so in the reader's language", async () => {
	const { server } = here();
	const boss = await admin(server, "Samar Tannous");
	const maya = await student(server, "Maya Haddad");
	const path = `/api/collections/user_roles/records/${maya.roleId}`;
	expect((await server.ask("PATCH", path, { token: boss.token, body: { role: "teacher" } })).status).toBe(200);
	await deleteAccount(server, maya);
	const app = await openDashboard(server, boss, "fr");
	await app.user.click(await app.page.findByRole("link", { name: "Historique" }));
	await within(document.body).findByText("⁨Samar Tannous⁩ a donné à ⁨Ancien professeur⁩ le rôle de professeur");
});
