// Another teacher changes an assignment while an edit of it is being typed.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { press } from "#support/dom/portal.ts";
import { assignment } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { aCourse, editedBy, field, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("another teacher's change made while an edit is being typed is shown before it is replaced", async () => {
	const { server } = here();
	const { rana, joseph, maths } = await aCourse(server);
	const task = await assignment(server, maths.id);
	const app = await openDashboard(server, rana);
	const { page } = app;
	await app.load(`/dashboard-tutor#assignments/${task.id}`);
	await press(app, "Edit");
	await write(app, "Instructions", "Add and halve them.");
	await editedBy(server, joseph, task, { title: "Fractions", instructions: "Read page 12." });
	networkIsBack(app);
	await page.findByText(/^Somebody changed this assignment after you began\./);
	page.getByText("Read page 12.");
	expect(page.getByRole("button", { name: "Save changes" })).toHaveProperty("disabled", true);
	expect(field(app, "Instructions").value).toBe("Add and halve them.");
	await press(app, "Decide above first");
	await waitFor(() => expect(document.activeElement?.textContent).toBe("Edit assignment"));
	await press(app, "Go on with mine");
	expect(page.queryByRole("button", { name: "Decide above first" })).toBeNull();
	await press(app, "Save changes");
	await waitFor(async () =>
		expect(await server.row("assignments", task.id)).toMatchObject({ instructions: "Add and halve them." }),
	);
});
