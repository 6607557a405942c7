// The lateness of every submission, and a late one that is marked late while it waits.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline, lineTo } from "#support/dom/network.ts";
import { openDashboard } from "#support/dom/opened-dashboard.ts";
import { answerField, cardOf, chipSays, fill, handIn, inFrench, openTab } from "#support/dom/portal.ts";
import { assignment, submission } from "#support/school.ts";
import { aClass, day, fourAnswers, fromNow } from "#support/schools/due-dates.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { asWritten, inCard } from "./answer-steps.ts";

const here = serverForThisFile();

test("every submission shows whether it is in time, and an assignment without one is missing", async () => {
	const { server } = here();
	const { maya, rana } = await fourAnswers(server);
	const app = await openDashboard(server, maya);
	await openTab(app, "Assignments (1)");
	(await inCard(app, "Fractions")).getByText("Missing");
	await answerField(app, "Fractions");
	const missing = await inCard(app, "Fractions");
	missing.getByText("Missing");
	missing.getByText("You can still hand it in. It will be marked late.");
	await inFrench(app, () => {
		missing.getByText("Non rendu");
		missing.getByText("Tu peux encore le rendre. Il sera marqué en retard.");
	});
	await openTab(app, "Submitted");
	const said = async (title: string, tag: string | null, why: string | null) => {
		const card = await inCard(app, title);
		const tags = card.queryAllByText(/^(Missing|Late|On time, sent later|Time not certain)$/);
		expect(tags.map(({ textContent }) => textContent)).toEqual(tag === null ? [] : [tag]);
		if (why) card.getByText(why);
	};
	await said("Angles", null, null);
	await said(
		"Circles",
		"On time, sent later",
		"You handed it in before the due date; only the sending had to wait. It is not late.",
	);
	await said("Decimals", "Late", null);
	await said(
		"Symmetry",
		"Time not certain",
		"The device’s clock had been changed, so nobody knows exactly when you handed it in. It does not count as late.",
	);
	await inFrench(app, async () => {
		for (const [title, words] of [
			["Circles", "À temps, envoyé plus tard"],
			["Circles", "Tu l’as rendu avant la date limite\u202f; seul l’envoi a dû attendre. Ce n’est pas un retard."],
			["Decimals", "En retard"],
			["Symmetry", "Heure incertaine"],
			[
				"Symmetry",
				"L’heure de l’appareil avait changé\u202f: on ne sait pas exactement quand tu l’as rendu. Ce n’est pas compté comme un retard.",
			],
		] as const) {
			(await inCard(app, title)).getByText(words, asWritten);
		}
	});

	const ranas = await openDashboard(server, rana);
	await openTab(ranas, "Grading (4)");
	const list = within(await ranas.page.findByRole("region", { name: "Waiting for a grade" }));
	for (const [title, word] of [
		["Circles", "On time, sent later"],
		["Decimals", "Late"],
		["Symmetry", "Time not certain"],
	] as const) {
		await ranas.user.click(within(list.getByRole("list", { name: title })).getByRole("button"));
		await waitFor(() => within(ranas.page.getByRole("article", { name: "Maya Haddad" })).getByText(word));
	}
});

test("a submission after the due date is late, and marked so before it is sent; its replacement is late, too", async () => {
	const { server } = here();
	const { maya, maths } = await aClass(server, fromNow(-day));
	const early = await assignment(server, maths.id, { title: "Angles", due_at: fromNow(-day) });
	await submission(server, maya, early.id, {
		submitted_at: fromNow(-2 * day),
		received_at: fromNow(-2 * day),
		text_body: "90",
	});
	const line = await lineTo(server);
	const app = await openDashboard(line, maya);
	await openTab(app, "Submitted");
	await cardOf(app, "Angles");
	await openTab(app, "Assignments (1)");
	(await inCard(app, "Fractions")).getByText("Missing");
	goOffline(app, line);
	await handIn(app, "Fractions", "3/8");
	await openTab(app, "Submitted");
	const late = await inCard(app, "Fractions");
	await late.findByText("Late");
	late.getByText("You handed it in after the due date. It will be marked late.");
	goOnline(app, line);
	await late.findByText("Sent to your teacher");
	late.getByText("Late");

	const angles = await inCard(app, "Angles");
	expect(angles.queryByText("Late")).toBeNull();
	await app.user.click(angles.getByRole("button", { name: "Change my answer" }));
	await angles.findByText("The due date has passed: a new answer will be marked late.");
	await fill(app, angles.getByLabelText("Your new response"), "90 degrees");
	await app.user.click(angles.getByRole("button", { name: "Replace my answer" }));
	await angles.findByText("Late");
	await chipSays(app, "All sent");
});
