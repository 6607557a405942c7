// The draft of a copy of an assignment.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { chipSaysDraft, openTab, press, says } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { field, fieldHas, schoolToCopyIn, write } from "./assignment-steps.ts";

const here = serverForThisFile();

test("what was ticked and typed for a copy is kept, shown again, and thrown away only by its writer", async () => {
	const { server } = here();
	const { rana } = await schoolToCopyIn(server);
	const app = await openDashboard(server, rana);
	await openTab(app, "Assignments");
	await press(app, /Angles/);
	await press(app, "Copy to another course");
	await app.user.click(await app.page.findByRole("checkbox", { name: /SCI-6/ }));
	await write(app, "Due Date", "2027-03-04");
	await chipSaysDraft(app);
	await app.load(location.pathname + location.hash);
	const ticked = await app.page.findByRole("checkbox", { name: /SCI-6/ });
	await waitFor(() => expect(ticked).toHaveProperty("checked", true));
	await fieldHas(app, "Due Date", "2027-03-04");
	expect(field(app, "Due Date").type).toBe("date");
	await press(app, "Cancel");
	await says("Nothing was copied.");
	expect(app.page.queryByRole("form", { name: "Copy to another course" })).toBeNull();
	await press(app, "Undo");
	await fieldHas(app, "Due Date", "2027-03-04");
});
