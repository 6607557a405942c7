// What people do at the account pages when they sign up or have lost a password; in English or French.
import { waitFor } from "@testing-library/dom";
import { expect, onTestFinished, vi } from "vitest";
import type { Newcomer } from "#support/api/newcomers.ts";
import type { App } from "#support/dom/app.ts";
import { fill, main, press } from "#support/dom/portal.ts";
import type { NetworkProxy } from "#support/proxy.ts";

/** The heading of the page becomes this. */
export const headed = ({ page }: App, words: string): Promise<void> =>
	waitFor(() => expect(page.getAllByRole("heading", { level: 1 }).map((one) => one.textContent)).toEqual([words]));

export const atPath = (path: string): Promise<void> =>
	waitFor(() => expect(location.pathname + location.hash).toBe(path));

/** A refusal says so and has the focus. */
export async function refusedWith({ page }: App, words: string): Promise<HTMLElement> {
	const focused = () => page.getAllByRole("alert").find((alert) => alert === document.activeElement);
	await waitFor(() => expect(focused()?.textContent).toContain(words));
	return focused() ?? document.body;
}

/** Some alert of the page says so. */
export const alertSays = ({ page }: App, words: string): Promise<void> =>
	waitFor(() =>
		expect(
			page
				.getAllByRole("alert")
				.map((alert) => alert.textContent)
				.join("\n"),
		).toContain(words),
	);

/** Loads the page again, at the address it has. */
export const reload = (app: App): Promise<void> => app.load(location.pathname + location.search + location.hash);

/** Presses the Tab key until the wanted element has the focus. */
export async function tabTo({ user }: App, wanted: HTMLElement): Promise<void> {
	for (let stops = 0; stops < 60; stops++) {
		await user.tab();
		if (document.activeElement === wanted) return;
	}
	throw new Error(`The Tab key never came to ${wanted.outerHTML}`);
}

/** From now on no page may be loaded. @returns looks whether one was */
export function watchLoads(): () => void {
	const spies = (["reload", "assign", "replace"] as const).map((way) => vi.spyOn(location, way));
	onTestFinished(() => {
		for (const spy of spies) spy.mockRestore();
	});
	return () => expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
}

/** Fills the sign-up form that is open. */
export async function fillSignUp(app: App, { name, email, password, role, grade }: Newcomer): Promise<void> {
	const { page, user } = app;
	await fill(app, await page.findByLabelText(/^(Full Name|Nom complet)$/), name);
	await fill(app, page.getByLabelText(/^(Email|E-mail)$/), email);
	await fill(app, page.getByLabelText(/^(Password|Mot de passe)$/), password);
	await user.click(page.getByRole("radio", { name: role }));
	if (grade) await user.selectOptions(page.getByLabelText(/^(Grade|Classe)$/), grade);
}

export const pressSignUp = (app: App): Promise<void> => press(app, /^(Sign Up|S’inscrire)$/);

/** Fills both lines of a new password and presses the button. */
export async function fillNewPassword(app: App, password: string, again = password): Promise<void> {
	await fill(app, await app.page.findByLabelText(/^(New Password|Nouveau mot de passe)$/), password);
	await fill(app, app.page.getByLabelText(/^(Confirm Password|Confirmer le mot de passe)$/), again);
	await press(app, /^(Update Password|Changer le mot de passe)$/);
}

/** The server carries out the request, and the line breaks before the response arrives; it stays broken until `line.pass()`. */
export async function cutAfter(line: NetworkProxy, path: string, work: () => Promise<void>): Promise<void> {
	const held = line.nextHeldAnswer(path);
	await work();
	await held;
	const busy = await main().findByRole("button", { name: /^(Submitting\.\.\.|Envoi…)$/ });
	expect(busy.getAttribute("aria-disabled")).toBe("true");
	line.refuse();
}
