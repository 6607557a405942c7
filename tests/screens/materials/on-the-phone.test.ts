// What a person keeps on the phone, takes off it, and how much room it has there.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { type App, wordsOf } from "#support/dom/app.ts";
import { goOffline, lineTo } from "#support/dom/network.ts";
import { inFrench, main, press, says } from "#support/dom/portal.ts";
import { rowsOnPhone } from "#support/dom/storage.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { student, teacher } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { given, openLibrary, pressIn, readsText, row, textFile, withReader } from "./library-steps.ts";

const here = serverForThisFile();
const megabyte = 1024 * 1024;

/** A student with a short and a long text in the library. */
async function twoTexts(server: RealServer) {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	await given(server, rana, { title: "Poem", description: "" }, textFile("A poem."));
	const novel = await given(server, rana, { title: "Novel", description: "" }, textFile("A novel.", 300_000));
	return { maya, novel };
}

const room = (): Promise<HTMLElement> => main().findByRole("region", { name: /^(Files on this phone|Fichiers sur)/ });

const state = async (title: string) => wordsOf(await row(title));

test("a file is kept, removed, and had again by the undo in the notice, also without a network", async () => {
	const { server } = here();
	const { maya } = await twoTexts(server);
	const line = await lineTo(server);
	const app = await openLibrary(line, maya);
	await says("None yet. What you keep stays here; what you open, too, as long as there is room.", await room());
	await pressIn(app, await row("Novel"), "Keep on this phone");
	await says("On this phone", await row("Novel"));
	await says("1 file, 293 KB of 100 MB", await room());
	expect(await rowsOnPhone(maya.id)).toMatchObject({ keptFiles: 1, filePieces: 3 });
	await pressIn(app, await row("Novel"), "Remove from this phone");
	await says("Removed from this phone");
	await says("None yet. What you keep stays here; what you open, too, as long as there is room.", await room());
	expect(await rowsOnPhone(maya.id)).toMatchObject({ filePieces: 0 });
	expect(await state("Novel")).toMatch(/293 KBKeep on this phone$/);
	await pressUndo(app);
	await says("On this phone", await row("Novel"));

	goOffline(app, line);
	await pressIn(app, await row("Poem"), "Keep on this phone");
	await says("Waiting for internet, 0 %", await row("Poem"));
	await inFrench(app, () => says("En attente d’internet, 0\u00a0%"));
});

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
	await says("Downloading, 0 %", await row("Novel"));
	await passing.release();
	await second;
	await says("Downloading, 43 %", await row("Novel"));
	line.refuse();
	await says("Waiting for internet, 43 %", await row("Novel"));
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
		await says("Plus de place sur ce téléphone\u202f: ce fichier prend 30\u00a0Mo. Donne plus de place aux fichiers");
	});
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
