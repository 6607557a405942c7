// An account that the centre does not approve.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { goOffline, lineTo } from "#support/dom/network.ts";
import { press, says, signIn } from "#support/dom/portal.ts";
import { person, waiting } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed } from "./accounts.ts";

const here = serverForThisFile();

test("a decision that a press brings is not called no change", async () => {
	const { server } = here();
	const nada = await waiting(server, "Nada Saab");
	const app = await openApp(server.url, "/login");
	await signIn(app, nada);
	await headed(app, "Waiting for approval");
	await server.update("users", nada.id, { declined_at: "2026-01-05 08:00:00.000Z" });
	await press(app, "Check again");
	await headed(app, "This account was not approved");
	await app.page.findByText(/^Checked at \d\d:\d\d: the center has decided, see above\.$/);
});

test("a declined account reads why, and offline deletes nothing", async () => {
	const { server } = here();
	const karim = await person(server, { accountStatus: "declined" });
	const reason = `Please call the centre first. https://lead.example/${"r".repeat(400)}`;
	await server.update("users", karim.id, { decline_reason: reason });
	const line = await lineTo(server);
	const app = await openApp(line.url, "/login");
	// The page may be requesting the profile when the network goes.
	app.allowErrors(/^profile NoAnswer/);
	const deleting = () => app.page.findByRole("button", { name: "Delete my account…" });
	await signIn(app, karim);
	await headed(app, "This account was not approved");
	await says(reason);
	await app.load("/profile");
	await waitFor(async () => expect(await deleting()).toHaveProperty("disabled", false));
	goOffline(app, line);
	await headed(app, "My profile");
	await waitFor(async () => expect(await deleting()).toHaveProperty("disabled", true));
});
