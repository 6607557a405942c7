// What the admins did, as an admin reads it: who, what, to whom and when, found by name, and not without a network.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { partsSay } from "#support/dom/awaited.ts";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { fill, inFrench, main } from "#support/dom/portal.ts";
import { inquire, joinUsBody, leads } from "#support/leads.ts";
import { admin, teacher, waiting } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { writtenDay } from "#support/written-day.ts";

const here = serverForThisFile();
const lines = () => main().queryAllByRole("listitem");
const at = /^\d{1,2}:\d\d\s(AM|PM)/.source;

test("an admin reads what the admins did, finds it by a name, and in French", async () => {
	const { server } = here();
	const samar = await admin(server, "Samar Tannous");
	const nour = await waiting(server, "نور سعد");
	const { app, line } = await openOverLine(server, samar);
	const { page, user } = app;
	await user.click(await page.findByRole("link", { name: "History" }));
	await page.findByText("Nothing yet");

	const asked = joinUsBody({ parent_name: "Rita Daher" });
	await inquire(server, asked);
	const replaces = (await server.row("leads", asked.id))?.updated;
	for (const [path, body] of [
		[`/api/collections/users/records/${nour.id}`, { name: "yes" }],
		[`/api/collections/user_roles/records/${nour.roleId}`, { role: "teacher" }],
		[`${leads}/${asked.id}`, { status: "called", replaces }],
	] as const)
		expect((await server.ask("PATCH", path, { token: samar.token, body })).status).toBe(200);
	await app.load(location.pathname);
	await page.findByText("3 entries, the newest first");
	await partsSay(lines, [
		new RegExp(`${at}Samar Tannous marked the inquiry of Rita Daher as called$`),
		new RegExp(`${at}Samar Tannous made نور سعد a teacher$`),
		new RegExp(`${at}Samar Tannous approved نور سعد$`),
	]);
	expect(main().getByRole("heading", { level: 3 }).textContent).toBe(writtenDay(new Date(), "en-US"));
	await inFrench(app, () => within(document.body).findByText("⁨Samar Tannous⁩ a donné à ⁨نور سعد⁩ le rôle de professeur"));
	await fill(app, page.getByLabelText("Search by name or title"), "rita");
	await page.findByText("1 entry");
	expect(lines()).toHaveLength(1);
	await user.selectOptions(page.getByLabelText("Show"), "Courses");
	await page.findByText("No entry matches.");
	await user.selectOptions(page.getByLabelText("Show"), "Inquiries");
	await page.findByText("1 entry");
	await fill(app, page.getByLabelText("Search by name or title"), "nobody");
	await page.findByText("No entry matches.");
	await user.click(page.getByRole("button", { name: "Show all entries" }));
	await page.findByText("3 entries, the newest first");
	await server.ask("POST", "/api/lead/edit-account", {
		token: samar.token,
		body: { user_id: nour.id, full_name: "نور السعد", parent_phone: "70 123 456" },
	});
	await app.load(location.pathname);
	await page.findByText("⁨Samar Tannous⁩ edited the account of ⁨نور السعد⁩: name, phone");

	goOffline(app, line);
	await page.findByText("You are offline.");
	expect(lines()).toHaveLength(4);
	await app.load(location.pathname);
	await page.findByText("You are offline.");
	expect(lines()).toHaveLength(0);
	goOnline(app, line);
	await page.findByText("4 entries, the newest first");
});

test("a course that was given says who led it before", async () => {
	const { server } = here();
	const fadi = await admin(server, "Fadi Sleiman");
	const [elise, elias] = [await teacher(server, "Élise Khoury"), await teacher(server, "Elias Saad")];
	const body = { course_id: (await course(server, elise, [], { title: "Mathematics" })).id, teacher_id: elias.id };
	expect((await server.ask("POST", "/api/lead/give-course", { token: fadi.token, body })).status).toBe(200);
	const { app } = await openOverLine(server, fadi);
	await app.user.click(await app.page.findByRole("link", { name: "History" }));
	await app.page.findByText("⁨Fadi Sleiman⁩ gave the course ⁨Mathematics⁩ to ⁨Elias Saad⁩ in place of ⁨Élise Khoury⁩");
	await inFrench(app, () =>
		within(document.body).findByText(
			"⁨Fadi Sleiman⁩ a confié le cours ⁨Mathematics⁩ à ⁨Elias Saad⁩, à la place d’⁨Élise Khoury⁩",
		),
	);
});
