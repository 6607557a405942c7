// The link of a mail replaces a lost password: once, for its owner.
import { waitFor } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { mailedPath } from "#support/api/newcomers.ts";
import { openApp } from "#support/dom/app.ts";
import { descriptionOf, fillSignIn, says } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { atPath, headed, reload, tabTo } from "./accounts.ts";

const here = serverForThisFile();

test("a lost password is replaced by keyboard alone, by a link that opens once", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const app = await openApp(server.url, "/login");
	const { page, user } = app;
	const next = () => page.findByLabelText("New Password");
	const again = () => page.findByLabelText("Confirm Password");
	const described = async (field: HTMLElement, by: string) => waitFor(() => expect(descriptionOf(field)).toBe(by));
	await tabTo(app, await page.findByRole("link", { name: "Forgot password?" }));
	await user.keyboard("{Enter}");
	await headed(app, "Forgot your password?");
	await tabTo(app, page.getByLabelText("Email"));
	await user.keyboard(`${maya.email}{Enter}`);
	await says("Password reset email sent!");
	await says(`An email is on its way to ${maya.email}.`);
	await user.tab();
	expect(document.activeElement).toBe(page.getByRole("link", { name: "Back to Sign In" }));
	await user.keyboard("{Enter}");
	await atPath("/login");
	await waitFor(() => expect(page.getByLabelText("Email")).toHaveProperty("value", maya.email));

	const link = await mailedPath(server, maya.email);
	const seen = addresses();
	await app.load(link.replace("/reset-password", "/login"));
	await headed(app, "Choose a new password");
	await next();
	expect(seen()).toContain(link);
	await atPath("/reset-password#type=recovery");
	await reload(app);
	await tabTo(app, await next());
	await user.keyboard("short");
	await tabTo(app, await again());
	await user.keyboard("longer{Enter}");
	await described(await next(), "Password must be at least 6 characters");
	await described(await again(), "Passwords do not match");
	await user.keyboard("{Control>}a{/Control}longer");
	await described(await next(), "At least 6 characters.");
	const shown = everShown("This reset link is invalid or has expired.");
	await user.keyboard("{Enter}");
	await says("Password updated successfully!");
	await atPath("/login");
	expect(shown()).toBe(false);
	await waitFor(() => expect(page.getByLabelText("Email")).toHaveProperty("value", maya.email));
	await fillSignIn(app, maya.email, "longer");
	await headed(app, "Hello, Maya");

	await app.load(link);
	await says("This reset link is invalid or has expired. Please request a new one.");
	await user.click(page.getByRole("link", { name: "Request a new link" }));
	await atPath("/forgot-password");
});

/** @returns whether the page has shown these words from now on, be it for a moment */
function everShown(words: string): () => boolean {
	let found = false;
	const watching = new MutationObserver(() => (found ||= document.body.textContent.includes(words)));
	watching.observe(document.body, { childList: true, subtree: true });
	onTestFinished(() => watching.disconnect());
	return () => found;
}

/** @returns every address that the tab has had from now on, including those of redirects */
function addresses(): () => string[] {
	const spies = [vi.spyOn(history, "pushState"), vi.spyOn(history, "replaceState")];
	onTestFinished(() => {
		for (const spy of spies) spy.mockRestore();
	});
	return () => spies.flatMap(({ mock }) => mock.calls.map(([, , address]) => String(address)));
}
