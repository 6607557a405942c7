// Another person signs in where a session ended: the first person's work is sealed, but only once the sign-in has
// succeeded.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { lineTo, networkIsBack } from "#support/dom/network.ts";
import { cardOf, chipSays, fillSignIn, openTab, press, says, signIn } from "#support/dom/portal.ts";
import { everythingOnPhone } from "#support/dom/storage.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed } from "./accounts.ts";
import { drafted, endSessions, signOut, text, withUnsentWork } from "./unsent-work.ts";

const here = serverForThisFile();

test("another person signing in over an ended session seals the first person's work; a sign-in that breaks off half way signs nobody out, and says so", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	const { maya, karim } = await withUnsentWork(server, line, app);
	await press(app, "Stay signed in");
	// Before the line is back, because the phone may try by itself.
	await endSessions(server);
	line.pass();
	networkIsBack(app);
	await chipSays(app, "Sign in again");
	await app.load("/login");
	const handshake = line.nextHeldRequest("/api/lead/handshake");
	await fillSignIn(app, karim.email, karim.password);
	await handshake;
	line.refuse();
	await says("Failed to sign in. The server did not answer: check your internet connection and try again.");
	await headed(app, "Sign in again");
	expect(app.page.getByLabelText("Email")).toHaveProperty("value", karim.email);
	expect(await everythingOnPhone()).toContain(text);

	line.pass();
	await signIn(app, karim);
	await openTab(app, "Assignments (3)");
	await chipSays(app, "All sent");
	const seen = await everythingOnPhone();
	for (const words of [text, drafted, "Maya Haddad"]) expect(seen).not.toContain(words);
	expect(await server.rows("submissions")).toEqual([]);

	await signOut(app);
	await app.load("/login");
	await signIn(app, maya);
	await openTab(app, "Submitted");
	await within(await cardOf(app, "Fractions")).findByText("Sent to your teacher");
	expect((await server.rows("submissions")).map((row) => [row.student_id, row.text_body])).toEqual([[maya.id, text]]);
});
