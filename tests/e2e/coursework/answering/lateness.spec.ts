// The lateness of every submission, and a late one that is marked late while it waits.
import { judge } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chipSays, handIn, inFrench, openTab, signIn } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { assignment, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { aClass, day, fromNow } from "./due-dates.ts";

/** Four submissions, due on March 2, 2026 at midnight: in time, sent later, late, and by an untrusted clock. */
async function fourAnswers(server: RealServer) {
	const school = await aClass(server, "2026-03-02 21:59:00.000Z");
	const answered = async (title: string, submitted_at: string, received_at: string, clock_unsure = false) => {
		const { id } = await assignment(server, school.maths.id, { title, due_at: "2026-03-02 21:59:00.000Z" });
		await submission(server, school.maya, id, { submitted_at, received_at, clock_unsure });
	};
	await answered("Angles", "2026-03-01 08:00:00.000Z", "2026-03-01 08:00:01.000Z");
	await answered("Circles", "2026-03-02 21:59:30.000Z", "2026-03-04 08:00:00.000Z");
	await answered("Decimals", "2026-03-02 22:00:00.000Z", "2026-03-02 22:00:01.000Z");
	await answered("Symmetry", "2026-03-03 08:00:00.000Z", "2026-03-03 08:00:01.000Z", true);
	return school;
}

test("every submission shows whether it is in time, and an assignment without one is missing", async ({
	server,
	phone,
}) => {
	const { maya, rana } = await fourAnswers(server);
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await signIn(page, server, maya);
	await openTab(page, "Assignments (1)");
	const missing = cardOf(page, "Fractions");
	await expect(missing.getByText("Missing", { exact: true })).toBeVisible();
	await expect(missing.getByText("You can still hand it in. It will be marked late.", { exact: true })).toBeVisible();
	await judge(page, "missing");
	await inFrench(page, async () => {
		await expect(missing.getByText("Non rendu", { exact: true })).toBeVisible();
		const words = "Tu peux encore le rendre. Il sera marqué en retard.";
		await expect(missing.getByText(words, { exact: true })).toBeVisible();
	});
	await openTab(page, "Submitted");
	const said = async (title: string, tag: string | null, why: string | null) => {
		const tags = cardOf(page, title).getByText(/^(Missing|Late|On time, sent later|Time not certain)$/);
		await expect(tags).toHaveText(tag === null ? [] : [tag]);
		if (why) await expect(cardOf(page, title).getByText(why, { exact: true })).toBeVisible();
	};
	await expect(cardOf(page, "Angles")).toBeVisible();
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
		"The phone's clock had been changed, so nobody knows exactly when you handed it in. It does not count as late.",
	);
	await judge(page, "late, in time, not certain");
	await inFrench(page, async () => {
		for (const [title, words] of [
			["Circles", "À temps, envoyé plus tard"],
			["Circles", "Tu l'as rendu avant la date limite\u202f; seul l'envoi a dû attendre. Ce n'est pas un retard."],
			["Decimals", "En retard"],
			["Symmetry", "Heure incertaine"],
			[
				"Symmetry",
				"L'heure du téléphone avait changé\u202f: on ne sait pas exactement quand tu l'as rendu. Ce n'est pas compté comme un retard.",
			],
		] as const) {
			await expect(cardOf(page, title).getByText(words, { exact: true })).toBeVisible();
		}
		await judge(page, "late, in time, not certain, in French");
	});

	const device = await phone({ viewport: { width: 1360, height: 900 } });
	await signIn(device, server, rana);
	await openTab(device, "Grading (4)");
	const list = device.getByRole("list", { name: "Waiting for a grade" });
	for (const [title, word] of [
		["Circles", "On time, sent later"],
		["Decimals", "Late"],
		["Symmetry", "Time not certain"],
	] as const) {
		await list.getByRole("button", { name: title }).click();
		await expect(cardOf(device, "Maya Haddad").getByText(word, { exact: true })).toBeVisible();
	}
});

test("a submission after the due date is late, and marked so before it is sent; its replacement is late, too", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { maya, maths } = await aClass(server, fromNow(-day));
	const early = await assignment(server, maths.id, { title: "Angles", due_at: fromNow(-day) });
	await submission(server, maya, early.id, {
		submitted_at: fromNow(-2 * day),
		received_at: fromNow(-2 * day),
		text_body: "90",
	});
	const page = await phone();
	await signIn(page, server, maya);
	await openTab(page, "Submitted");
	await expect(cardOf(page, "Angles")).toBeVisible();
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions").getByText("Missing", { exact: true })).toBeVisible();
	await goOffline(page);
	await handIn(page, "Fractions", "3/8");
	await openTab(page, "Submitted");
	const late = cardOf(page, "Fractions");
	await expect(late.getByText("Late", { exact: true })).toBeVisible();
	await expect(
		late.getByText("You handed it in after the due date. It will be marked late.", { exact: true }),
	).toBeVisible();
	await page.context().setOffline(false);
	await expect(late.getByText("Sent to your teacher", { exact: true })).toBeVisible();
	await expect(late.getByText("Late", { exact: true })).toBeVisible();

	const angles = cardOf(page, "Angles");
	await expect(angles.getByText("Late", { exact: true })).toHaveCount(0);
	await angles.getByRole("button", { name: "Change my answer" }).click();
	await expect(
		angles.getByText("The due date has passed: a new answer will be marked late.", { exact: true }),
	).toBeVisible();
	await judge(page, "changing an answer after its due date");
	await angles.getByLabel("Your new response").fill("90 degrees");
	await angles.getByRole("button", { name: "Replace my answer" }).click();
	await expect(angles.getByText("Late", { exact: true })).toBeVisible();
	await chipSays(page, "All sent");
});
