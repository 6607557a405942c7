// A code that the server does not know: with a network it is said beside its field and nowhere else.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { cardOf, chipSays, descriptionOf, fill } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { hasFocus, openWhenFetched } from "./course-steps.ts";
import { aCourse, codeField, enter, joinButton, noDialog, noJoining, unknownCode, wrongCode } from "./join-steps.ts";
import "#support/dom/modal-dialogs.ts";

const here = serverForThisFile();

test("a wrong code is said under its field and leaves nothing behind; the right one lets the student in", async () => {
	const { server } = here();
	const { maya, code } = await aCourse(server);
	const app = await openWhenFetched(server, maya);
	await enter(app, wrongCode);
	await waitFor(() => expect(descriptionOf(codeField(app))).toBe(unknownCode));
	await hasFocus(() => codeField(app));
	await noJoining(app, wrongCode);
	await chipSays(app, "All sent");
	expect(app.toasts()).toEqual([]);
	await fill(app, codeField(app), code);
	await app.user.click(await joinButton(app));
	await noDialog(app);
	await cardOf(app, "Mathematics");
	await waitFor(() => expect(app.toasts()).toEqual(["You have joined the course."]));
});
