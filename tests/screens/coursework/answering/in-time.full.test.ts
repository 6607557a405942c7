// A power cut never makes a student late, and the phone knows that while the submission waits.

import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { networkIsBack } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, cardOf, handIn, openTab } from "#support/dom/portal.ts";
import { aClass, day, fromNow } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { inCard, reload } from "./answer-steps.ts";

const here = serverForThisFile();

test("handed in before the due date and sent after the power came back is on time, and the phone knew it", async () => {
	const { server } = here();
	const { maya, rana, task } = await aClass(server, fromNow(day));
	const app = await openDashboard(server, maya);
	await openTab(app, "Assignments (1)");
	await cardOf(app, "Fractions");
	// The due minute itself still counts; it ends in fifteen seconds.
	const end = Date.now() + 15_000;
	const due_at = new Date(end - 60_000).toISOString();
	await server.update("assignments", task.id, { due_at });
	networkIsBack(app);
	await answerField(app, "Fractions");
	const due = async () => (await cardOf(app, "Fractions")).querySelector("time")?.dateTime;
	await waitFor(async () => expect(await due()).toBe(due_at));
	await server.stop();
	await handIn(app, "Fractions", "3/8");
	await openTab(app, "Submitted");
	const answer = await inCard(app, "Fractions");
	await answer.findByText("You handed it in on time. It stays on time, even if it is sent after the due date.");
	expect(answer.queryByText(/^(Late|On time, sent later)$/)).toBeNull();

	await waitFor(() => expect(Date.now()).toBeGreaterThan(end));
	await reload(app);
	const later = await inCard(app, "Fractions");
	await later.findByText("Waiting to send");
	later.getByText("On time, sent later");
	later.getByText("You handed it in before the due date. It will not count as late.");

	await server.start();
	networkIsBack(app);
	await later.findByText("Sent to your teacher");
	later.getByText("On time, sent later");
	const [row] = await server.rows("submissions");
	expect(Date.parse(String(row?.submitted_at))).toBeLessThan(end);
	expect(Date.parse(String(row?.received_at))).toBeGreaterThan(end);
	expect(row?.clock_unsure).toBe(false);
	const ranas = await openDashboard(server, rana);
	await openTab(ranas, "Grading (1)");
	await ranas.page.findByText("On time, sent later");
}, 120_000);
