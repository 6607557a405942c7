// What a browser does for waiting work, and what the app says about it: whether it is kept, whether it is sent by itself,
// how much there is.

import { waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { openApp, wordsOf } from "#support/dom/app.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import "#support/dom/modal-dialogs.ts";
import { cardOf, chipSays, fill, handIn, openTab, press, says, signIn } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** The user agent of Safari on an iPhone. */
const iPhone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const ends: (() => void)[] = [];
afterEach(() => {
	for (const end of ends.splice(0)) end();
});

/** Gives the browser these abilities until the test ends. */
function give(abilities: object): void {
	for (const [name, value] of Object.entries(abilities)) {
		const before = Object.getOwnPropertyDescriptor(navigator, name);
		Object.defineProperty(navigator, name, { value, configurable: true });
		ends.push(() => {
			Reflect.deleteProperty(navigator, name);
			if (before) Object.defineProperty(navigator, name, before);
		});
	}
}

/** A class with one sent submission and one open assignment. */
async function aClass() {
	const { server } = here();
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	await assignment(server, maths.id);
	const angles = await assignment(server, maths.id, { title: "Angles" });
	await submission(server, maya, angles.id);
	return { server, maya, rana };
}

test("with the first waiting entry the app asks the browser to keep its storage, and the icon counts what waits while its writer is signed in", async () => {
	const { server, maya } = await aClass();
	// It answers like one that promises nothing, and sends by itself.
	const asked: string[] = [];
	give({
		storage: { persisted: async () => false, persist: async () => asked.push("persist") < 0 },
		setAppBadge: async (count: number) => void asked.push(`badge ${count}`),
		clearAppBadge: async () => void asked.push("no badge"),
		serviceWorker: { controller: {}, getRegistration: async () => undefined },
	});
	vi.stubGlobal("SyncManager", class {});
	ends.push(() => vi.unstubAllGlobals());
	const app = await openApp(server.url, "/login");
	const lastAsked = (words: string) => waitFor(() => expect(asked.at(-1)).toBe(words));
	await signIn(app, maya);
	await chipSays(app, "All sent");
	expect(asked).not.toContain("persist");
	await openTab(app, "Assignments (1)");
	await cardOf(app, "Fractions");
	await server.stop();
	await handIn(app, "Fractions", "3/8");
	await waitFor(() => expect(asked).toContain("persist"));
	await lastAsked("badge 1");
	await says("waiting to send");
	expect(wordsOf(document.body)).not.toContain("Open the app once when you have internet.");

	await press(app, "Sign Out");
	await press(app, "Sign out and keep it on this phone");
	await waitFor(() => expect(location.pathname).toBe("/"));
	await lastAsked("no badge");

	await server.start();
	await app.load("/login");
	await signIn(app, maya);
	await waitFor(async () => expect(await server.rows("submissions", "text_body = '3/8'")).toHaveLength(1));
	await chipSays(app, "All sent");
	await lastAsked("no badge");
});

test("without background sync what waits and the list ask to open the app once, and the list says how to install it", async () => {
	const { server, maya, rana } = await aClass();
	const once = "Open the app once when you have internet.";
	give({ userAgent: iPhone });
	const mayas = await openDashboard(server, maya);
	await openTab(mayas, "Assignments (1)");
	await cardOf(mayas, "Fractions");
	await server.stop();
	await handIn(mayas, "Fractions", "3/8");
	await says(`waiting to send. ${once}`);
	await openTab(mayas, "Submitted");
	const card = await cardOf(mayas, "Fractions");
	await waitFor(() =>
		expect(card.querySelector("[data-state=queued] [aria-live]")?.textContent).toBe(`Waiting to send${once}`),
	);
	await mayas.user.click(await mayas.page.findByRole("button", { name: /Open the list of unsent work$/ }));
	const list = await mayas.page.findByRole("dialog", { name: "Written on this phone" });
	await says(once, list);
	const how = await within(list).findByRole("button", { name: "Install LEAD" });
	await mayas.user.click(how);
	const steps = await mayas.page.findByRole("dialog", { name: "LEAD on your home screen" });
	await says("What is still waiting to be sent stays in this browser.", steps);
	await mayas.user.keyboard("{Escape}");
	await waitFor(() => expect(mayas.page.queryByRole("dialog", { name: "LEAD on your home screen" })).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(how));

	await server.start();
	const ranas = await openDashboard(server, rana, "fr");
	await openTab(ranas, "À corriger (1)");
	await fill(ranas, await within(await ranas.page.findByRole("tabpanel")).findByLabelText("Note"), "18");
	await server.stop();
	await press(ranas, "Envoyer la note");
	await says("Note en attente d’envoi. Ouvrez l’application une fois dès que vous aurez internet.");
	await server.start();
});
