// An answer that the server refuses without saying why, because its writer was paused while it was on its way.
import { within } from "@testing-library/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { withoutMinuteRuns } from "#support/dom/clock.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { openOverLine } from "#support/dom/opened-dashboard.ts";
import { cardOf, handIn, openTab } from "#support/dom/portal.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { headed } from "./accounts.ts";

const here = serverForThisFile();

test("it is sent as soon as it has waited for as long as it must, and not with the next run of each minute", async () => {
	const { server } = here();
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id);
	withoutMinuteRuns();
	const { app, line } = await openOverLine(server, maya);
	await openTab(app, "Assignments (1)");
	// The longest that such an entry waits at first: two seconds.
	const longest = vi.spyOn(Math, "random").mockReturnValue(0.999);
	onTestFinished(() => longest.mockRestore());
	const onItsWay = line.nextHeldRequest("/api/batch");
	await handIn(app, "Fractions", "7/12");
	const held = await onItsWay;
	await server.update("users", maya.id, { blocked_at: "2026-01-05 08:00:00.000Z" });
	await held.release();
	await headed(app, "This account is paused");
	await server.update("users", maya.id, { blocked_at: "" });
	networkIsBack(app);
	await headed(app, "Hello, Maya");
	await openTab(app, "Submitted");
	await within(await cardOf(app, "Fractions")).findByText("Sent to your teacher");
	expect(await server.rows("submissions", `student_id = '${maya.id}'`)).toHaveLength(1);
});
