// The way into the portal in the menu of every public page.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, openApp } from "#support/dom/app.ts";
import { main, signIn } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** Opens the menu of a phone and follows a link in it. */
async function choose({ page, user }: App, name: string): Promise<void> {
	const header = await page.findByRole("banner");
	const [menu, summary] = [header.querySelector("details"), header.querySelector("summary")];
	if (!menu || !summary) throw new Error("The header has no menu.");
	await user.click(summary);
	await user.click(within(menu).getByRole("link", { name }));
}

test("the menu of a phone has the way into the portal until the sign-in, and the one to the own dashboard after it", async () => {
	const { server } = here();
	const app = await openApp(server.url, "/activities");
	await choose(app, "Portal");
	await waitFor(() => expect(location.pathname).toBe("/portal"));
	const way = (name: string) => main().queryByRole("link", { name })?.getAttribute("href");
	await waitFor(() => expect(way("Student Portal: sign in")).toBe("/login"));
	expect(way("Sign up")).toBe("/signup");
	await app.load("/login");
	await signIn(app, await student(server));
	await app.load("/portal");
	await waitFor(() => expect(way("Student Portal: open the portal")).toBe("/login"));
	expect([way("Student Portal: sign in"), way("Sign up")]).toEqual([undefined, undefined]);
	await app.user.click(main().getByRole("link", { name: "Student Portal: open the portal" }));
	await waitFor(() => expect(location.pathname).toBe("/dashboard-student"));
	await app.load("/faq");
	await choose(app, "Dashboard");
	await waitFor(() => expect(location.pathname).toBe("/dashboard-student"));
});
