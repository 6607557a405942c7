// Signing out with unsent work: the dialog names it, and its writer chooses what happens to it.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, openApp, wordsOf } from "#support/dom/app.ts";
import { lineTo, networkIsBack } from "#support/dom/network.ts";
import {
	cardOf,
	chipSays,
	doesNotSay,
	fill,
	fillSignIn,
	handIn,
	openTab,
	press,
	says,
	signIn,
} from "#support/dom/portal.ts";
import "#support/dom/modal-dialogs.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { admin, student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { atPath, fillNewPassword, headed } from "./accounts.ts";
import { answerIs, begun, drafted, endSessions, signOut, text, withUnsentWork } from "./unsent-work.ts";

const here = serverForThisFile();

const dialogOf = ({ page }: App, name: string) => page.findByRole("dialog", { name });
const unsentDialog = (app: App) => dialogOf(app, "Some work is not sent yet");
const noDialog = ({ page }: App) => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

/** Presses a button of the dialog that is open. */
async function choose(app: App, name: string): Promise<void> {
	const button = await within(await app.page.findByRole("dialog")).findByRole("button", { name });
	await app.user.click(button);
}

/** The dialog comes to list exactly this one. */
const listsOnly = (dialog: HTMLElement, item: RegExp) =>
	waitFor(() => {
		const items = within(dialog).getAllByRole("listitem");
		expect(items.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(item)]);
	});

test("work kept for the next sign-in is seen and sent by nobody else, and goes out when its writer is back, although with a password the centre has set; Stay leaves everything as it was, and Send now tells the truth", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	const { page, user } = app;
	const { maya, karim } = await withUnsentWork(server, line, app);
	const began = "What you began to write stays on this phone, locked away. It is back when you sign in here again.";
	await says(began, await unsentDialog(app));
	expect(await everythingOnPhone()).toContain(text);
	await choose(app, "Sign out and keep it on this phone");
	await atPath("/");
	const left = await everythingOnPhone();
	for (const words of [text, "7/12", drafted, "Maya Haddad", maya.email]) expect(left).not.toContain(words);

	line.pass();
	await app.load("/login");
	await says("Work that was not sent is waiting on this phone, locked away.");
	for (const words of ["Maya", maya.email]) expect(wordsOf(document.body)).not.toContain(words);
	await signIn(app, karim);
	await openTab(app, "Assignments (3)");
	await chipSays(app, "All sent");
	for (const title of ["Fractions", ...begun]) await answerIs(app, title, "");
	const seen = await everythingOnPhone();
	expect(seen).toContain("Karim Nassar");
	for (const words of [text, "7/12", drafted, "Maya Haddad"]) expect(seen).not.toContain(words);
	expect(await server.rows("submissions")).toEqual([]);
	await signOut(app);

	const { token } = await admin(server);
	const given = await server.ask("POST", "/api/lead/temporary-password", { token, body: { user_id: maya.id } });
	const temporary = String(given.at("password"));
	await app.load("/login");
	await fillSignIn(app, maya.email, temporary);
	await headed(app, "Choose your own password");
	await fill(app, await page.findByLabelText("Temporary Password"), temporary);
	await fillNewPassword(app, "only-maya-knows");
	await headed(app, "Hello, Maya");
	await openTab(app, "Submitted");
	await within(await cardOf(app, "Fractions")).findByText("Sent to your teacher");
	await openTab(app, "Assignments (2)");
	for (const title of begun) await answerIs(app, title, drafted);
	expect((await server.rows("submissions")).map((row) => [row.student_id, row.text_body])).toEqual([[maya.id, text]]);

	line.refuseBelow("/api/");
	await handIn(app, "Angles", "90 degrees");
	await press(app, "Sign Out");
	const dialog = await unsentDialog(app);
	await says("It is safe on this phone. Nobody else who signs in here can read it.", dialog);
	await listsOnly(dialog, /^Answer: Angles\s*Waiting to send$/);
	await choose(app, "Stay signed in");
	await noDialog(app);
	await headed(app, "Hello, Maya");
	expect(document.activeElement).toBe(page.getByRole("button", { name: "Your account, Maya Haddad" }));

	await press(app, "Sign Out");
	await unsentDialog(app);
	await user.keyboard("{Escape}");
	await noDialog(app);
	await press(app, "Sign Out");
	await unsentDialog(app);
	await choose(app, "Send now");
	await says("Nothing was sent: the center does not answer yet.", await unsentDialog(app));
	line.pass();
	await choose(app, "Send now");
	const done = await dialogOf(app, "Nothing is left to send");
	await says("Everything has been sent. You can sign out.", done);
	const leave = within(done).getByRole("button", { name: "Sign Out" });
	await waitFor(() => expect(document.activeElement).toBe(leave));
	expect(await server.rows("submissions", "text_body = '90 degrees'")).toMatchObject([{ student_id: maya.id }]);
	await user.click(leave);
	await atPath("/");
});

test("unsent work says why it was not sent: an ended session, a closed account, or a refusal is no lack of connection", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	const { page, user } = app;
	const { maya, fractions } = await withUnsentWork(server, line, app);
	await unsentDialog(app);
	line.pass();
	await server.update("users", maya.id, { blocked_at: "2026-01-05 08:00:00.000Z" });
	await choose(app, "Send now");
	await says(
		"It cannot be sent now: the center has not approved this account, or has paused it.",
		await unsentDialog(app),
	);
	await choose(app, "Stay signed in");
	await server.update("users", maya.id, { blocked_at: "" });

	await server.remove("assignments", fractions.id);
	networkIsBack(app);
	await chipSays(app, "1 needs you");
	await press(app, "Sign Out");
	const dialog = await unsentDialog(app);
	await listsOnly(dialog, /^Answer: Fractions\s*Not sent$/);
	await choose(app, "Send now");
	await says("Some work was refused. Stay signed in and open the list of unsent work to see why.", dialog);
	await choose(app, "Stay signed in");

	await endSessions(server);
	networkIsBack(app);
	await chipSays(app, "Sign in again");
	await press(app, "Sign Out");
	const last = await unsentDialog(app);
	await says("Your session has ended. Sign in again and it will be sent.", last);
	await user.click(within(last).getByRole("link", { name: "Sign in again" }));
	await waitFor(() => expect(page.getByLabelText("Email")).toHaveProperty("value", maya.email));
});

test("without a network nobody is out by one press, also with nothing unsent: staying comes first, and leaving says what it costs", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	await signIn(app, await student(server, "Maya Haddad"));
	await chipSays(app, "All sent");
	line.refuseBelow("/api/");
	await press(app, "Sign Out");
	const dialog = await dialogOf(app, "Stay signed in?");
	await says("The center does not answer right now. If you sign out, you cannot sign in again until it does.", dialog);
	await doesNotSay("What you began to write");
	const names = within(dialog).getAllByRole("button").map(wordsOf);
	expect(names).toEqual(["Stay signed in", "Sign Out"]);
	await choose(app, "Stay signed in");
	await noDialog(app);
	await headed(app, "Hello, Maya");

	await press(app, "Sign Out");
	await dialogOf(app, "Stay signed in?");
	await choose(app, "Sign Out");
	await atPath("/");
	line.pass();
	await app.load("/login");
	await headed(app, "Welcome to LEAD");
	await doesNotSay("Work that was not sent");
});
