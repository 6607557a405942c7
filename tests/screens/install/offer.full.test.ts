// LEAD on the home screen: who gets the offer and when. Who does not: src/features/install/install.test.ts.
import { waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { type App, openApp } from "#support/dom/app.ts";
import { goOffline, lineTo } from "#support/dom/network.ts";
import { cardOf, fill, press, signIn } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

afterEach(() => {
	delete window.leadInstall;
});

/** The browser says that it would install the app; asked, the person agrees. */
function browserWouldInstall() {
	const prompt = vi.fn(async () => {
		dispatchEvent(new Event("appinstalled"));
		return { outcome: "accepted" };
	});
	dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
	return prompt;
}

const offer = ({ page }: App) => page.queryByRole("region", { name: "Keep LEAD at hand" });

test("a student gets the offer once there is work to keep and the page was touched, never while typing", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	const task = await assignment(server, maths.id);
	const app = await openApp(server.url, "/login");
	const { page, user } = app;
	await signIn(app, maya);
	await cardOf(app, "Mathematics");
	const prompt = browserWouldInstall();
	expect(offer(app)).toBeNull();

	// By the address, because a press on the tab would be a touch.
	location.hash = `#assignments/${task.id}`;
	// Browsers send it themselves, happy-dom does not.
	dispatchEvent(new PopStateEvent("popstate"));
	const card = within(await cardOf(app, "Fractions"));
	card.getByLabelText("Your response").focus();
	await user.keyboard("3/8 of a cup");
	await card.findByText(/^Draft saved/);
	expect(offer(app)).toBeNull();

	await user.click(page.getByRole("heading", { level: 1 }));
	await waitFor(() => expect(offer(app)).not.toBeNull());
	await press(app, "Install LEAD");
	expect(prompt).toHaveBeenCalledOnce();
	await waitFor(() => expect(offer(app)).toBeNull());
});

test("a family whose inquiry is stored on the phone gets the offer below the form", async () => {
	const line = await lineTo(here().server);
	const app = await openApp(line.url, "/join-us");
	const { page, user } = app;
	const name = await page.findByLabelText("Parent Name");
	goOffline(app, line);
	browserWouldInstall();
	await fill(app, name, "Rima Haddad");
	await user.selectOptions(page.getByLabelText("Child Grade"), "Grade 4");
	await fill(app, page.getByLabelText("Email"), "rima@example.com");
	await fill(app, page.getByLabelText("Phone"), "+961 70 123 456");
	await fill(app, page.getByLabelText("Message"), "Nour needs help with fractions.");
	expect(offer(app)).toBeNull();
	await press(app, "Send Inquiry");
	await waitFor(() => expect(offer(app)).not.toBeNull());
	const kept = page.getByRole("heading", { name: "Your message is saved, \u2068Rima Haddad\u2069" });
	const after = offer(app)?.compareDocumentPosition(kept);
	expect(after).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});
