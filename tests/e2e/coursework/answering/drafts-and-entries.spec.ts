// Two drafts beside two entries in every other state: in the list, and when their writer signs out.
import { chip, handIn, keptByServiceWorker, openTab, signIn } from "#support/browser/portal.ts";
import { expect, holdRequests, refusedBatch, serverIsDown, test } from "#support/browser/test.ts";
import { twoOfEach } from "#support/browser/two-of-each.ts";
import { begin, begun, field, list, named, savedFile, titles } from "./drafts-list.ts";

test("two drafts and two entries each that wait, were refused and were sent are in one list", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(refusedBatch);
	const more = [...titles, "Ratios", "Graphs", "Levers", "Lenses"];
	const { maya, tasks } = await twoOfEach(server, more);
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Assignments (8)");
	for (const title of ["Fractions", "Angles"]) await handIn(page, title, begun(title));
	await expect.poll(async () => (await server.rows("submissions", `student_id = '${maya.id}'`)).length).toBe(2);
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	for (const [at, title] of ["Areas", "Volumes"].entries()) {
		await server.remove("assignments", tasks[title]?.id ?? "");
		await handIn(page, title, begun(title));
		await expect(chip(page)).toHaveAccessibleName(new RegExp(`^${at + 1} needs? you`));
	}
	const letGo = await holdRequests(page, "**/api/batch");
	for (const title of ["Ratios", "Graphs"]) await handIn(page, title, begun(title));
	for (const title of ["Levers", "Lenses"]) await begin(page, title);

	await chip(page).click();
	const states = (word: string) => list(page).getByRole("listitem").filter({ hasText: word });
	await expect(states("Not sent")).toHaveCount(2);
	// The second entry is sent with the first, or waits behind it.
	await expect(states("Sending").or(states("Waiting to send"))).toHaveCount(2);
	await expect(named(page)).toHaveText(["Answer: Lenses", "Answer: Levers"]);
	await expect(states("Sent to your teacher")).toHaveCount(2);
	const file = await savedFile(page);
	for (const title of more.slice(2)) expect(file).toContain(begun(title));
	letGo();
	await expect(states("Sent to your teacher")).toHaveCount(4);
});

test("signing out with two drafts and two waiting entries keeps all four for the next sign-in", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await twoOfEach(server, titles);
	const page = await phone({ keepsApp: true });
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (4)");
	for (const title of ["Fractions", "Angles"]) await begin(page, title);
	await server.stop();
	for (const title of ["Areas", "Volumes"]) await handIn(page, title, begun(title));
	await chip(page).click();
	await expect(named(page)).toHaveText(["Answer: Angles", "Answer: Fractions"]);
	await page.keyboard.press("Escape");
	await expect(list(page)).toHaveCount(0);

	await page.getByRole("button", { name: "Sign Out" }).click();
	const dialog = page.getByRole("dialog", { name: "Some work is not sent yet" });
	await expect(dialog.getByRole("listitem")).toHaveText([/Answer: Areas/, /Answer: Volumes/]);
	await dialog.getByRole("button", { name: "Keep on this phone for my next sign-in" }).click();
	await page.waitForURL(`${server.url}/`);
	await server.start();
	await signIn(page, server, maya);
	await expect(chip(page)).toHaveAttribute("data-look", "sent");
	await openTab(page, "Assignments (2)");
	for (const title of ["Fractions", "Angles"]) await expect(field(page, title)).toHaveValue(begun(title));
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body).sort()).toEqual([begun("Areas"), begun("Volumes")]);
});
