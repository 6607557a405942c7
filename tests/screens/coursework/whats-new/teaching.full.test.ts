// What is new to a teacher and to an admin since the last look.

import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, networkIsBack } from "#support/dom/network.ts";
import { openDashboard, openOverLine } from "#support/dom/opened-dashboard.ts";
import { inFrench, main, openTab, press, says } from "#support/dom/portal.ts";
import { joinUsBody } from "#support/leads.ts";
import { admin, student, teacher, waiting } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { beginningIsNoted, beside, icon, listed, openList, today, withIcon } from "./notice-steps.ts";

const here = serverForThisFile();

test("a teacher is told of new answers by assignment, until one of them was opened", async () => {
	const { server } = here();
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya, karim]);
	const [fractions, angles] = [
		await assignment(server, maths.id),
		await assignment(server, maths.id, { title: "Angles" }),
	];
	await submission(server, maya, fractions.id);
	const app = await openDashboard(server, rana);
	await app.page.findByRole("tab", { name: "Grading (1)" });
	await beginningIsNoted(rana);
	// Whom the evening's mail leads here on a new phone is told what waits.
	await openList(app);
	await says("1 answer to grade");
	await inFrench(app, () => says("1 copie à corriger"));
	await press(app, "Go to Grading");
	await app.page.findByRole("tab", { name: "Grading (1)", selected: true });
	await openTab(app, "My Courses");
	await submission(server, maya, angles.id, { received_at: today() });
	await submission(server, karim, angles.id, { received_at: today() });
	networkIsBack(app);
	await says("2 new answers to “Angles”");
	await inFrench(app, () => says("2 nouvelles réponses à «\u202fAngles\u202f»"));
	await submission(server, karim, fractions.id, { received_at: today() });
	networkIsBack(app);
	await says("2 things are new");
	await says("Assignments with new answers: 2");
	await press(app, "See");
	await waitFor(() => expect(listed()).toHaveLength(2));
	await app.user.click(main().getByRole("button", { name: "Open", description: /Angles/ }));
	await app.page.findByRole("tab", { name: "Grading (4)", selected: true });
	await waitFor(() => expect(beside(app)).toBe("What is new (1)"));
	await openTab(app, "My Courses");
	await says("1 new answer to “Fractions”");
});

test("an admin is told how many wait at the centre, asked online, and that without a network nobody knows", async () => {
	const { server } = here();
	withIcon();
	const boss = await admin(server, "Hala Sfeir");
	for (const name of ["Wael Matar", "Dima Nassar"]) await waiting(server, name);
	await server.create("leads", { ...joinUsBody(), status: "new" });
	const { app, line } = await openOverLine(server, boss);
	await app.page.findByRole("tab", { name: "Approvals (2)" });
	await waitFor(() => expect(icon.at(-1)).toBe(3));
	await openList(app);
	await waitFor(() =>
		expect(listed()).toEqual([
			"2 people are waiting for an accountTo approve or decline",
			"1 new inquiryWaiting for a first call",
		]),
	);
	expect(beside(app)).toBe("What is new (3)");
	goOffline(app, line);
	await app.load("/whats-new");
	await says("Seeing how many inquiries and accounts are waiting needs the internet.");
	await inFrench(app, () => says("Il faut internet pour voir combien de demandes et de comptes attendent."));
});
