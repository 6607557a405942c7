// Two drafts beside two entries in every other state: in the list, and when their writer signs out.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { twoOfEach } from "#support/browser/two-of-each.ts";
import { lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { handIn, openTab, press, signIn } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	begin,
	begun,
	chipLooks,
	closeList,
	draftsAre,
	hasDraft,
	list,
	openList,
	savedFile,
	titles,
} from "./drafts-list.ts";

const here = serverForThisFile();

test("two drafts and two entries each that wait, were refused and were sent are in one list", async () => {
	const { server } = here();
	const more = [...titles, "Ratios", "Graphs", "Levers", "Lenses"];
	const { maya, tasks } = await twoOfEach(server, more);
	const line = await lineTo(server);
	const app = await openDashboard(line, maya);
	await openTab(app, "Assignments (8)");
	for (const title of ["Fractions", "Angles"]) await handIn(app, title, begun(title));
	await waitFor(async () => expect(await server.rows("submissions", `student_id = '${maya.id}'`)).toHaveLength(2));
	await chipLooks(app, "sent");
	for (const [at, title] of ["Areas", "Volumes"].entries()) {
		await server.remove("assignments", tasks[title]?.id ?? "");
		await handIn(app, title, begun(title));
		await app.page.findByRole("button", { name: new RegExp(`^${at + 1} needs? you`) });
	}
	const held = line.nextHeldRequest("/api/batch");
	for (const title of ["Ratios", "Graphs"]) await handIn(app, title, begun(title));
	for (const title of ["Levers", "Lenses"]) await begin(app, title);

	await openList(app);
	const states = (words: RegExp, count: number) =>
		waitFor(() =>
			expect(
				list(app)
					.getAllByRole("listitem")
					.filter(({ textContent }) => words.test(textContent)),
			).toHaveLength(count),
		);
	await states(/Not sent/, 2);
	// The second entry is sent with the first, or waits behind it.
	await states(/Sending|Waiting to send/, 2);
	await draftsAre(app, ["Answer: Lenses", "Answer: Levers"]);
	await states(/Sent to your teacher/, 2);
	const file = await savedFile(app);
	for (const title of more.slice(2)) expect(file).toContain(begun(title));
	await (await held).release();
	await states(/Sent to your teacher/, 4);
}, 120_000);

// The last test of this file, because it stops the server.
test("signing out with two drafts and two waiting entries keeps all four for the next sign-in", async () => {
	const { server } = here();
	const { maya } = await twoOfEach(server, titles);
	const app = await openDashboard(server, maya);
	await openTab(app, "Assignments (4)");
	for (const title of ["Fractions", "Angles"]) await begin(app, title);
	await server.stop();
	for (const title of ["Areas", "Volumes"]) await handIn(app, title, begun(title));
	await openList(app);
	await draftsAre(app, ["Answer: Angles", "Answer: Fractions"]);
	await closeList(app);

	await press(app, "Sign Out");
	const dialog = within(await app.page.findByRole("dialog", { name: "Some work is not sent yet" }));
	await waitFor(() =>
		expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			expect.stringContaining("Answer: Areas"),
			expect.stringContaining("Answer: Volumes"),
		]),
	);
	await app.user.click(dialog.getByRole("button", { name: "Sign out and keep it on this phone" }));
	await waitFor(() => expect(location.pathname).toBe("/"));
	await server.start();
	await app.load("/login");
	await signIn(app, maya);
	await chipLooks(app, "draft");
	await openTab(app, "Assignments (2)");
	for (const title of ["Fractions", "Angles"]) await hasDraft(app, title);
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body).sort()).toEqual([begun("Areas"), begun("Volumes")]);
});
