// Where people see what is new, and how they come there.
import { waitFor } from "@testing-library/dom";
import { afterEach, expect } from "vitest";
import { peek } from "#local/browser/peek.ts";
import { type App, wordsOf } from "#support/dom/app.ts";
import { main } from "#support/dom/portal.ts";
import type { Person } from "#support/people.ts";

/** Now, as the server writes it down. */
export const today = () => new Date().toISOString();

/** The numbers on the icon, 0 for none. */
export const icon: number[] = [];
export function withIcon(): void {
	icon.length = 0;
	const abilities = {
		setAppBadge: async (count: number) => void icon.push(count),
		clearAppBadge: async () => void icon.push(0),
	};
	for (const [name, value] of Object.entries(abilities)) {
		Object.defineProperty(navigator, name, { value, configurable: true });
	}
}
afterEach(() => {
	for (const name of ["setAppBadge", "clearAppBadge"]) Reflect.deleteProperty(navigator, name);
});

/** What a screen reader says of the face in the header, after its name. */
export const beside = ({ page }: App) => {
	const face = page.getByRole("button", { name: /^(Your account|Mon compte), / });
	return document.getElementById(face.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
};

export async function openList(app: App): Promise<void> {
	await app.user.click(await app.page.findByRole("button", { name: /^Your account, / }));
	await app.user.click(app.page.getByRole("link", { name: /^What is new/ }));
	await app.page.findByRole("heading", { level: 1, name: "What is new" });
}

/** The list of what is new, as it reads. */
export const listed = () => main().queryAllByRole("listitem").map(wordsOf);

/** What this phone has now is known to it: what comes from here on is news. */
export const beginningIsNoted = (who: Person): Promise<void> =>
	waitFor(async () => {
		const rows = await peek(`lead-${who.id}`, "seen", (seen) => seen.getAllKeys());
		expect(rows).toContain("beginning");
	});
