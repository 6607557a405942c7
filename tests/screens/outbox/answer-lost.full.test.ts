// The server has carried out a write, and its answer never arrives.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { networkIsBack } from "#support/dom/network.ts";
import { chipSays, handIn, openTab } from "#support/dom/portal.ts";
import { aClass } from "#support/schools/maths-class.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { card, has, hasNot, phoneOf, texts } from "./maths-class.ts";

const here = serverForThisFile();
const success = "Assignment submitted successfully!";

test("the server has it and its answer is lost: not called sent before it is confirmed, announced once", async () => {
	const { server } = here();
	const { maya } = await aClass(server, ["Fractions"]);
	const { app, line } = await phoneOf(server, maya);
	await openTab(app, "Assignments (1)");
	await chipSays(app, "All sent");
	// In the same moment, so that later requests are refused.
	const lost = line.nextDroppedAnswer("/api/batch").then(() => line.refuse());
	await handIn(app, "Fractions", "3/8");
	await lost;
	expect(await texts(server, maya.id)).toEqual(["3/8"]);
	await openTab(app, /^Submitted/);
	const work = card(app, "Fractions");
	await has(work, "Waiting to send");
	await hasNot(work, /Sent to your teacher/);
	line.pass();
	networkIsBack(app);
	await has(work, "Sent to your teacher");
	await chipSays(app, "All sent");
	await waitFor(() => expect(app.toasts().filter((said) => said === success)).toEqual([success]));
	expect(await texts(server, maya.id)).toEqual(["3/8"]);
});
