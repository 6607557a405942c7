// The draft of an edit of an assignment, undoing one, and where its focus is.
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { cardOf, draftIsSaved, press } from "#support/dom/portal.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { assignment } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, field, fieldHas, isFocused, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("a begun edit survives a reload, a cancelled one can be undone, and a touched field gets the focus", async () => {
	const { server } = here();
	const { rana, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const app = await openDashboard(server, rana);
	const { page, user } = app;
	await app.load(`/dashboard-tutor#assignments/${task.id}`);
	await press(app, "Edit");
	await write(app, "Title", "Fractions at home");
	await draftIsSaved(app);
	await app.load(`/dashboard-tutor#assignments/${task.id}`);
	await page.findByLabelText("Title");
	await fieldHas(app, "Title", "Fractions at home");
	await press(app, "Cancel");
	await cardOf(app, "Fractions");
	await pressUndo(app);
	await page.findByLabelText("Title");
	await fieldHas(app, "Title", "Fractions at home");
	await press(app, "Cancel");
	await cardOf(app, "Fractions");

	// The form focuses its first field once that can be written in, unless the person has focused something else before.
	const watch = new MutationObserver(() => {
		const points = document.querySelector<HTMLInputElement>("[name=points]:not([readonly])");
		if (!points) return;
		watch.disconnect();
		points.focus();
	});
	watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["readonly"] });
	await press(app, "Edit");
	await isFocused(() => page.queryByLabelText("Max Points"));
	await user.keyboard("5");
	await fieldHas(app, "Max Points", "205");
	expect(field(app, "Title").value).toBe("Fractions");
});
