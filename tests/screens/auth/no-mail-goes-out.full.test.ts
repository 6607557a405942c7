// What the account pages say while the centre's mail server does not answer.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { newcomer } from "#support/api/newcomers.ts";
import { openApp, wordsOf } from "#support/dom/app.ts";
import { doesNotSay, fill, press, says, signIn } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { fillSignUp, headed, pressSignUp } from "./accounts.ts";

const here = serverForThisFile(undefined, { env: { LEAD_MAIL_DIR: "", SMTP_URL: "smtp://127.0.0.1:9" } });

test("while no mail can go out, signing up and asking for a password or another address say so and promise nothing else", async () => {
	const { server } = here();
	const nour = newcomer();
	const app = await openApp(server.url, "/signup");
	const { page, user } = app;
	await fillSignUp(app, nour);
	await pressSignUp(app);
	await says(`Account created! Our email to ${nour.email} could not go out yet.`);
	await press(app, "Send it again");
	await doesNotSay("Account created!");
	await says(`The email to ${nour.email} could not go out yet.`);

	await user.click(page.getByRole("link", { name: "Forgot password?" }));
	await headed(app, "Forgot your password?");
	await fill(app, page.getByLabelText("Email"), nour.email);
	await press(app, "Send Reset Link");
	await headed(app, "Our email will go out later");
	await says(`The email to ${nour.email} could not go out yet.`);
	expect(app.toasts()).toEqual([]);

	const maya = await student(server, "Maya Haddad");
	await app.load("/login");
	await signIn(app, maya);
	await user.click(await page.findByRole("link", { name: "My profile" }));
	await headed(app, "My profile");
	const part = page.getByRole("region", { name: "Email address" });
	const form = within(part);
	await fill(app, form.getByLabelText("New Email"), "maya-new@lead.test");
	await fill(app, form.getByLabelText("Password"), maya.password);
	await user.click(form.getByRole("button", { name: "Send the link" }));
	await waitFor(() =>
		expect(wordsOf(form.getByRole("status"))).toBe(
			`The email to maya-new@lead.test could not be sent just now. We keep trying automatically.Until you open the link, ${maya.email} stays your address. After that you sign in with the new one, on every device.`,
		),
	);
});
