// A wrong code, at once or kept without a network, and an address that nobody has: said beside the field and nowhere else.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, chipSays, descriptionOf, fill, inFrench } from "#support/dom/portal.ts";
import { student } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { addByEmail, emailField, enterCourse, hasFocus, inClass, openWhenFetched } from "./course-steps.ts";
import {
	aCourse,
	codeField,
	enrollments,
	enter,
	joinButton,
	joining,
	noDialog,
	noJoining,
	unknownCode,
	wrongCode,
} from "./join-steps.ts";
import "#support/dom/modal-dialogs.ts";

const here = serverForThisFile();

test("a wrong code that was kept without a network is refused later, and goes when another code is right", async () => {
	const { server } = here();
	const { maya, code } = await aCourse(server);
	const { app, line } = await openOverLine(server, maya);
	await chipSays(app, "All sent");
	goOffline(app, line);
	await enter(app, wrongCode);
	await noDialog(app);
	await joining(app, wrongCode);
	goOnline(app, line);
	await chipSays(app, "1 needs you");
	await within(await joining(app, wrongCode)).findByText(unknownCode);
	await enter(app, code);
	await cardOf(app, "Mathematics");
	await noJoining(app, wrongCode);
	await waitFor(() => expect(app.page.queryByText("Failed to join the course")).toBeNull());
	await chipSays(app, "All sent");
	expect(await enrollments(server, maya.id)).toHaveLength(1);
});

test("an address that nobody has is said under its field, and stays in it to be corrected", async () => {
	const { server } = here();
	const { rana } = await aCourse(server);
	const karim = await student(server, "Karim Nassar");
	const app = await openWhenFetched(server, rana);
	await enterCourse(app, "Mathematics");
	await addByEmail(app, karim.email.replace("@", "-typo@"));
	const said = (words: string) => waitFor(() => expect(descriptionOf(emailField(app))).toBe(words));
	await said("No account uses this email address or user name. Check it, or give the code.");
	await chipSays(app, "All sent");
	expect(app.toasts()).toEqual([]);
	await inFrench(app, async () => expect(app.page.queryByText("Non envoyé")).toBeNull());
	await addByEmail(app, karim.email);
	await inClass(app, "Karim Nassar");
	await waitFor(() => expect(emailField(app).value).toBe(""));
});

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
	await waitFor(() => expect(app.toasts()).toEqual(["You are in the course."]));
});
