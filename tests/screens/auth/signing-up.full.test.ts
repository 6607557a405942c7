// The way into LEAD: the form, its mail, the wait and the approval. By keyboard, in a browser: tests/e2e/auth/signing-up.full.spec.ts.
import { expect, test } from "vitest";
import { courseBody } from "#support/api/bodies.ts";
import { mailedPath, newcomer } from "#support/api/newcomers.ts";
import { openApp } from "#support/dom/app.ts";
import { holdClock, passSeconds } from "#support/dom/clock.ts";
import { descriptionOf, fillSignIn, press, says } from "#support/dom/portal.ts";
import { mailsTo } from "#support/mails.ts";
import { admin } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { atPath, fillSignUp, headed, pressSignUp, reload, watchLoads } from "./accounts.ts";

const here = serverForThisFile();

test("a newcomer signs up as a teacher, follows the mail, waits, and is let in without a reload", async () => {
	const { server } = here();
	const boss = await admin(server);
	const nour = newcomer({ role: /^Teacher$/, grade: "" });
	/** A course as a teacher's phone creates it, with the page's token. */
	const makeCourse = async (token: string, teacher: string) =>
		(await server.ask("POST", "/api/collections/courses/records", { token, body: courseBody({ id: teacher }) })).status;
	const app = await openApp(server.url, "/login");
	const { page, user } = app;
	await user.click(await page.findByRole("link", { name: "Sign up" }));
	await headed(app, "Ask for an account");
	expect(descriptionOf(page.getByRole("radio", { name: "Teacher" }))).toBe("You teach courses and grade work.");
	await fillSignUp(app, nour);
	expect(page.queryByLabelText("Grade")).toBeNull();
	await pressSignUp(app);

	await atPath("/login");
	await says("Account created! Please check your email to verify your account.");
	await says(
		`Open the link we sent to ${nour.email}. Then the center approves your account, and your dashboard opens.`,
	);
	expect(app.toasts()).toEqual([]);
	await reload(app);
	await press(app, "Send it again");
	await says(`An email is on its way to ${nour.email}.`);
	expect(page.getByLabelText("Email")).toHaveProperty("value", nour.email);

	await fillSignIn(app, nour.email, nour.password);
	await says("Your email address is not confirmed.");
	await press(app, "Send me a new link");
	await says(`An email is on its way to ${nour.email}.`);
	// Two mails of the same kind within two minutes are sent as one.
	expect(await mailsTo(server, nour.email)).toHaveLength(1);

	await app.load(await mailedPath(server, nour.email));
	await says("Your email address is confirmed.");
	await atPath("/login");
	holdClock();
	await fillSignIn(app, nour.email, nour.password);
	await headed(app, "Waiting for approval");
	expect(app.toasts()).toEqual([]);
	const sameDocument = watchLoads();
	const token = String(JSON.parse(localStorage.getItem("lead.session") ?? "{}").token);
	const [row] = await server.rows("users", `email = '${nour.email}'`);
	expect(await makeCourse(token, String(row?.id))).toBeGreaterThanOrEqual(400);

	const approve = { token: boss.token, body: { name: "yes" } };
	expect((await server.ask("PATCH", `/api/collections/users/records/${row?.id}`, approve)).status).toBe(200);
	await passSeconds(61, { until: () => page.getByRole("heading", { level: 1, name: "Teacher Dashboard" }) });
	sameDocument();
	expect(await makeCourse(token, String(row?.id))).toBe(200);
});
