// A file that comes in pieces, has no room, or goes with everything else.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { App } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { inFrench, press, says } from "#support/dom/portal.ts";
import { rowsOnPhone } from "#support/dom/storage.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { openLibrary, pressIn, readsText, room, row, state, twoTexts, withReader } from "./library-steps.ts";
import "#support/dom/modal-dialogs.ts";

const here = serverForThisFile();

const megabyte = 1024 * 1024;

test("a line that breaks in the middle of a file shows how much of it is here, and goes on", async () => {
	withReader();
	const { server } = here();
	const { maya, novel } = await twoTexts(server);
	const line = await lineTo(server);
	const app = await openLibrary(line, maya);
	const path = `/api/files/materials/${novel.id}`;
	await row("Novel");
	const first = line.nextHeldAnswer(path);
	await pressIn(app, await row("Novel"), "Keep on this phone");
	const passing = await first;
	const second = line.nextHeldRequest(path);
	await says("Downloading, 0%", await row("Novel"));
	await passing.release();
	await second;
	await says("Downloading, 43%", await row("Novel"));
	line.refuse();
	await says("Waiting for internet, 43%", await row("Novel"));
	line.pass();
	app.online(true);
	await says("On this phone", await row("Novel"));
	await app.user.click(within(await row("Novel")).getByRole("link"));
	expect((await readsText("A novel.")).textContent).toHaveLength(300_000);
});

test("what has no room on the phone says so, in both languages, and changes nothing", async () => {
	const { server } = here();
	const { maya, novel } = await twoTexts(server);
	await server.sql(`UPDATE materials SET size = ${30 * megabyte} WHERE id = '${novel.id}'`);
	const app = await openLibrary(server, maya);
	await pressIn(app, await row("Poem"), "Keep on this phone");
	await app.user.selectOptions(within(await room()).getByLabelText("Room for files"), "25 MB");
	await says("1 file, 1 KB of 25 MB", await room());
	await pressIn(app, await row("Novel"), "Keep on this phone");
	await says("No room for it on this phone: it takes 30 MB. Give files more room in the library, or remove others.");
	await says("1 file, 1 KB of 25 MB", await room());
	expect(await state("Novel")).toMatch(/Keep on this phone$/);
	await inFrench(app, async () => {
		await pressIn(app, await row("Novel"), "Garder sur ce téléphone");
		await says(
			"Il n’y a plus de place sur ce téléphone\u202f: ce fichier prend 30\u00a0Mo. Donne plus de place aux fichiers",
		);
	});
	// What was said is over when there is more room.
	await app.user.selectOptions(within(await room()).getByLabelText("Room for files"), "50 MB");
	await waitFor(() => expect(app.page.queryByText(/^(No room|Il n’y a plus de place)/)).toBeNull());
	await pressIn(app, await row("Novel"), "Keep on this phone");
	await says("2 files, 30 MB of 50 MB", await room());
	await app.user.selectOptions(within(await room()).getByLabelText("Room for files"), "25 MB");
	await says("2 files, 30 MB of 25 MB", await room());
	await says("What you keep stays here. To make room, remove some of it.", await room());
});

test("a file that there is no room for is read all the same, and says meanwhile how much of it has come", async () => {
	withReader();
	const { server } = here();
	const { maya, poem, novel } = await twoTexts(server);
	await server.sql(`UPDATE materials SET size = ${25 * megabyte} WHERE id = '${poem.id}'`);
	const line = await lineTo(server);
	const app = await openLibrary(line, maya);
	await app.user.selectOptions(within(await room()).getByLabelText("Room for files"), "25 MB");
	await pressIn(app, await row("Poem"), "Keep on this phone");
	await says("1 file, 25 MB of 25 MB", await room());
	const path = `/api/files/materials/${novel.id}`;
	const first = line.nextHeldAnswer(path);
	await app.user.click(within(await row("Novel")).getByRole("link"));
	const passing = await first;
	await says("Downloading, 0%");
	const second = line.nextHeldAnswer(path);
	await passing.release();
	await says("Downloading, 43%");
	await (await second).release();
	expect((await readsText("A novel.")).textContent).toHaveLength(300_000);
	expect(app.page.queryByText(/^Downloading/)).toBeNull();
});

test("everything is removed at once, stays away after a reload, and is kept again one by one", async () => {
	const { server } = here();
	const { maya } = await twoTexts(server);
	const app: App = await openLibrary(server, maya);
	for (const title of ["Poem", "Novel"]) await pressIn(app, await row(title), "Keep on this phone");
	await says("2 files, 293 KB of 100 MB", await room());
	await press(app, "Remove all files");
	const question = await app.page.findByRole("dialog", { name: "Remove all files from this phone?" });
	await pressIn(app, question, "Cancel");
	await says("2 files", await room());
	await press(app, "Remove all files");
	await pressIn(app, await app.page.findByRole("dialog"), "Remove all files");
	await waitFor(() => expect(app.toasts()).toContain("All files removed from this phone"));
	await says("None yet.", await room());
	await app.load("/library");
	await says("None yet.", await room());
	expect(await rowsOnPhone(maya.id)).toMatchObject({ filePieces: 0 });
	await pressIn(app, await row("Poem"), "Keep on this phone");
	await says("1 file, 1 KB of 100 MB", await room());
});

test("an open file is offered to be kept while it is here only for now, and to be removed once it is kept: never both", async () => {
	withReader();
	const { server } = here();
	const { maya } = await twoTexts(server);
	const app = await openLibrary(server, maya);
	await app.user.click(within(await row("Poem")).getByRole("link"));
	await readsText("A poem.");
	await app.page.findByText("On this phone");
	const choices = () =>
		app.page.queryAllByRole("button", { name: /keep|Remove/i }).map(({ textContent }) => textContent);
	await waitFor(() => expect(choices()).toEqual(["Always keep it here"]));
	await inFrench(app, () => app.page.findByRole("button", { name: "Toujours le garder ici" }));
	await press(app, "Always keep it here");
	await waitFor(() => expect(choices()).toEqual(["Remove from this phone"]));
});
