// What a person keeps on the phone and takes off it.
import { expect, test } from "vitest";
import { goOffline, lineTo } from "#support/dom/network.ts";
import { inFrench, says } from "#support/dom/portal.ts";
import { rowsOnPhone } from "#support/dom/storage.ts";
import { pressUndo } from "#support/dom/toasts.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { openLibrary, pressIn, room, row, state, twoTexts } from "./library-steps.ts";
import "#support/dom/modal-dialogs.ts";

const here = serverForThisFile();

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
	await says("Waiting for internet, 0%", await row("Poem"));
	await inFrench(app, () => says("En attente d’internet, 0\u00a0%"));
});
