// A teacher mends what is said of a material where it is open, and its readers have it so.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, lineTo } from "#support/dom/network.ts";
import { fill, main, says } from "#support/dom/portal.ts";
import { admin, student, teacher } from "#support/people.ts";
import { course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { given, open, openLibrary, pressIn, readsText, row, textFile, withReader } from "./library-steps.ts";
import "#support/dom/modal-dialogs.ts";

const here = serverForThisFile();

test("a teacher mends what is said of a material of the own course where it is open, and not what another gave to the library", async () => {
	withReader();
	const { server } = here();
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [], { title: "Mathematics" });
	const sheet = await given(
		server,
		rana,
		{ title: "Shet", description: "", course_id: maths.id },
		textFile("Three quarters."),
	);
	await given(server, await admin(server), { title: "Of the library" });
	const app = await openLibrary(server, rana);
	await open(app, "Of the library");
	await readsText("A text to read.");
	expect(app.page.queryByRole("button", { name: "Edit" })).toBeNull();
	await pressIn(app, document.body, "Back");
	await open(app, "Shet");
	await readsText("Three quarters.");
	const edit = main().getByRole("button", { name: "Edit" });
	await app.user.click(edit);
	const dialog = await app.page.findByRole("dialog", { name: "Edit the material" });
	const field = (label: string) => within(dialog).getByLabelText(label);
	await fill(app, field("Title"), "Sheet of fractions");
	await fill(app, field("Description (optional)"), "For Friday.");
	await pressIn(app, dialog, "Save");
	await main().findByRole("heading", { name: "Sheet of fractions" });
	await says("For Friday.");
	await readsText("Three quarters.");
	await waitFor(() => expect(document.activeElement).toBe(edit));
	expect(await server.row("materials", sheet.id)).toMatchObject({
		title: "Sheet of fractions",
		subject: sheet.subject,
	});
});

test("a student who keeps a file has it under the new title without fetching it again", async () => {
	withReader();
	const { server } = here();
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya], { title: "Mathematics" });
	const { id, updated } = await given(
		server,
		rana,
		{ title: "Shet", course_id: maths.id },
		textFile("Three quarters."),
	);
	const line = await lineTo(server);
	const app = await openLibrary(line, maya);
	await pressIn(app, await row("Shet"), "Keep on this phone");
	await says("On this phone", await row("Shet"));
	const body = { title: "Sheet of fractions", replaces: updated };
	await server.ask("PATCH", `/api/collections/materials/records/${id}`, { token: rana.token, body });
	app.online(true);
	await says("On this phone", await row("Sheet of fractions"));
	goOffline(app, line);
	await open(app, "Sheet of fractions");
	await readsText("Three quarters.");
	expect(app.page.queryByRole("button", { name: "Edit" })).toBeNull();
});
