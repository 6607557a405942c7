// The server refuses the person rather than the work: an expired session, an account that waits or is paused.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp, wordsOf } from "#support/dom/app.ts";
import { holdClock, passSeconds } from "#support/dom/clock.ts";
import { networkIsBack } from "#support/dom/network.ts";
import {
	answerField,
	cardOf,
	chipSays,
	fillSignIn,
	handIn,
	inFrench,
	main,
	openTab,
	press,
	says,
	signIn,
} from "#support/dom/portal.ts";
import { everythingOnPhone, rowsOnPhone } from "#support/dom/storage.ts";
import { student, teacher, waiting } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed, reload, watchLoads } from "./accounts.ts";

const here = serverForThisFile();

const rotate = { authToken: { secret: "every session of before is over now", duration: 604800 } };

test("a person who waits for approval sees a calm page, learns when the session has ended, and is let in without a reload", async () => {
	const { server } = here();
	const wael = await waiting(server, "Wael Matar");
	const app = await openApp(server.url, "/login");
	const { page, user } = app;
	const texts = (role: string, level?: number) =>
		page.getAllByRole(role, level ? { level } : {}).map((one) => one.textContent);
	await signIn(app, wael);
	await headed(app, "Waiting for approval");
	await says("your dashboard will open here, and we will email you.");
	await says("You can leave this page open or come back later: it keeps checking.");
	await inFrench(app, () => says("Tu peux laisser cette page ouverte ou revenir plus tard"));
	const whatsapp = page.getByRole("link", { name: "Write on WhatsApp" });
	expect(whatsapp.getAttribute("href")).toMatch(/^https:\/\/wa\.me\//);
	await user.click(page.getByRole("link", { name: "My profile" }));
	await headed(app, "My profile");
	await waitFor(() => expect(texts("term")).toEqual(["Name", "Email", "Role", "Grade", "Signed up on"]));
	await waitFor(() => expect(texts("definition")[0]).toBe("Wael Matar"));
	expect(texts("heading", 2)).toEqual(["Details", "Email address", "Delete my account"]);
	await press(app, "Delete my account…");
	const dialog = within(await page.findByRole("dialog"));
	await waitFor(() =>
		expect(dialog.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual(["What goes"]),
	);
	await press(app, "Keep my account");
	await inFrench(app, () => says("Tes informations et ton adresse"));
	await user.click(page.getByRole("link", { name: "Back" }));
	await press(app, "Check again");
	await page.findByText(/^Checked at \d\d:\d\d: no change yet\.$/);
	expect(document.activeElement).toBe(page.getByRole("button", { name: "Check again" }));

	await server.update("users", wael.id, { password: "elsewhere-1", passwordConfirm: "elsewhere-1" });
	networkIsBack(app);
	await says("Your session has ended. Sign in again to see whether your account is approved.");
	await waitFor(() => expect(page.queryByText(/^Checked at|it keeps checking/)).toBeNull());
	await user.click(main().getByRole("link", { name: "Sign in again" }));
	await page.findByLabelText("Email");
	holdClock();
	await fillSignIn(app, wael.email, "elsewhere-1");
	await page.findByRole("button", { name: "Check again" });
	const sameDocument = watchLoads();

	await server.update("users", wael.id, { name: "Wael Matar" });
	await passSeconds(61, { until: () => page.getByRole("heading", { level: 1, name: "Hello, Wael" }) });
	sameDocument();
});

test("a blocked account loses what was mirrored, keeps its unsent work, and sends it when it is open again", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles" });
	const app = await openApp(server.url, "/login");
	const { page } = app;
	await signIn(app, maya);
	await openTab(app, "Assignments (2)");
	await cardOf(app, "Fractions");
	await server.update("users", maya.id, { blocked_at: "2026-01-05 08:00:00.000Z" });
	await handIn(app, "Fractions", "7/12");

	await headed(app, "This account is paused");
	const kept = (await page.findByText("Your work on this phone")).closest("section") ?? document.body;
	const [first] = await within(kept).findAllByRole("listitem");
	expect(first && wordsOf(first)).toContain("Answer: Fractions");
	expect(await rowsOnPhone(maya.id)).toMatchObject({
		users: 0,
		courses: 0,
		enrollments: 0,
		assignments: 0,
		submissions: 0,
		outbox: 1,
	});
	const left = await everythingOnPhone();
	expect(left).toContain("7/12");
	expect(left).not.toContain("Angles");
	expect(await server.rows("submissions", `student_id = '${maya.id}'`)).toEqual([]);
	expect(page.queryByRole("link", { name: "My profile" })).toBeNull();
	await app.load("/profile");
	await headed(app, "This account is paused");
	// The code that sends has come and has asked. While it comes, it would begin its work in the next page.
	await press(app, "Check again");
	await page.findByText(/^Checked at \d\d:\d\d: no change yet\.$/);

	await app.load("/dashboard-student");
	await server.update("users", maya.id, { blocked_at: "" });
	networkIsBack(app);
	await headed(app, "Hello, Maya");
	await openTab(app, "Submitted");
	await within(await cardOf(app, "Fractions")).findByText("Sent to your teacher");
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["7/12"]);
});

// The last test, because it ends the sessions of everybody.
test("with a dead token nothing is lost, reading goes on, and signing in again sends what waits", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	await assignment(server, maths.id, { title: "Angles", instructions: "Measure three doors." });
	const answers = () => server.rows("submissions", `assignment_id.course_id = '${maths.id}'`);
	const waitsHere = async () => within(await cardOf(app, "Fractions")).findByText("Waiting to send");
	const app = await openApp(server.url, "/login");
	const { page, user } = app;
	await signIn(app, maya);
	await openTab(app, "Assignments (2)");
	await server.ask("PATCH", "/api/collections/users", { token: server.superuserToken, body: rotate });
	await handIn(app, "Fractions", "7/12");

	await chipSays(app, "Sign in again");
	await answerField(app, "Angles");
	within(await cardOf(app, "Angles")).getByText("Measure three doors.");
	await openTab(app, "Submitted");
	await waitsHere();
	await reload(app);
	await headed(app, "Hello, Maya");
	await waitsHere();
	expect(await answers()).toEqual([]);

	await press(app, "Sign in again. Open the list of unsent work");
	const list = within(await page.findByRole("dialog", { name: "Written on this phone" }));
	await list.findByText("Sign in again to send 1 item.");
	await user.click(list.getByRole("button", { name: "Sign In" }));
	await headed(app, "Sign in again");
	await says("Your session has ended. 1 item is waiting on this phone and will be sent once you sign in.");
	expect(page.getByLabelText("Email")).toHaveProperty("value", maya.email);
	await fillSignIn(app, maya.email, maya.password);
	await openTab(app, "Submitted");
	await within(await cardOf(app, "Fractions")).findByText("Sent to your teacher");
	await chipSays(app, "All sent");
	expect((await answers()).map((row) => [row.student_id, row.text_body])).toEqual([[maya.id, "7/12"]]);
});
