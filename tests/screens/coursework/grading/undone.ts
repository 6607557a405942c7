// The steps of a teacher who takes the last grade back after it was sent.
import type { App } from "#support/dom/app.ts";
import { inFocus } from "#support/dom/awaited.ts";
import { fill } from "#support/dom/portal.ts";
import { gradeField, isInFront, submit } from "./waiting-answers.ts";

export const undo = ({ page }: App) => page.findByRole("button", { name: /^Undo/ });

/** Maya's grade was sent, and its correction is open. */
export async function sentAndUndone(app: App): Promise<void> {
	const { page, user } = app;
	await fill(app, gradeField(app), "7");
	await user.click(submit(app));
	await isInFront(app, "Karim Nassar");
	await page.findByText("Submission graded successfully!");
	await user.click(await undo(app));
	await isInFront(app, "Maya Haddad");
	await inFocus(() => gradeField(app));
}
