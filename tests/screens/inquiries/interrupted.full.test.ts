// One press is one inquiry, whatever the line and the server do meanwhile. Counted on the server.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp, wordsOf } from "#support/dom/app.ts";
import { lineTo, networkIsBack } from "#support/dom/network.ts";
import { says } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { another, family, saved, send, thanks, write } from "./inquiry-forms.ts";

const here = serverForThisFile();

test("a lost answer, a server killed before the request, and a café's sign-in page each end in one lead", async () => {
	const { server } = here();
	const line = await lineTo(server);
	const app = await openApp(line.url, "/join-us");
	const { page, user, toasts } = app;
	const leads = "/api/collections/leads/records";

	const lost = line.nextDroppedAnswer(leads);
	await write(app, family("The lost answer"));
	await user.click(send());
	expect((await lost).answer?.status).toBe(200);
	await says(thanks);
	await another(app);

	const held = line.nextHeldRequest(leads);
	await write(app, family("The killed server"));
	await user.click(send());
	await held;
	const waiting = () => page.getAllByRole("listitem").find((item) => wordsOf(item).includes("The killed server"));
	const waitingSays = (words: string) =>
		waitFor(() => expect(wordsOf(waiting() ?? document.createElement("i"))).toContain(words));
	await waitingSays("Sending");
	await server.stop("SIGKILL");
	line.refuse();
	await waitingSays("Waiting to send");
	expect(page.queryByRole("button", { name: "Discard" })).toBeNull();
	await server.start();
	line.captivePortal();
	networkIsBack(app);
	// Said once, in place of the form, before any thanks.
	await page.findByRole("heading", { name: "Your message is saved, \u2068The killed server\u2069" });
	await page.findByText(saved);
	await page.findByText(/^Keep this page open, or open LEAD once when you have internet\. /);
	expect(toasts()).not.toContain(saved);
	line.pass();
	networkIsBack(app);
	await says(thanks);
	await page.findByRole("heading", { name: "Thank you, \u2068The killed server\u2069" });

	expect((await server.rows("leads")).map((row) => row.parent_name).sort()).toEqual([
		"The killed server",
		"The lost answer",
	]);
});
