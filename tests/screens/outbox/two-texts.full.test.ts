// Answers that the server refused because it has another one, or because the one it has is graded: both texts are shown,
// and their writer decides.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { goOffline, goOnline } from "#support/dom/network.ts";
import { cardOf, chipSays, handIn, inFrench, openTab } from "#support/dom/portal.ts";
import { noFailureSaid, pressUndo } from "#support/dom/toasts.ts";
import { assignment, newId, submission } from "#support/school.ts";
import { aClass } from "#support/schools/maths-class.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import {
	card,
	has,
	hasNot,
	headingOf,
	isFocused,
	noButtonIn,
	openList,
	phoneOf,
	pressIn,
	replaceAnswer,
	texts,
	work,
} from "./maths-class.ts";

const here = serverForThisFile();

const why = "You already handed in an answer, perhaps from another device. That one counts; this text is kept here.";
const late = "The due date has passed: a new answer will be marked late.";
const pourquoi =
	"Tu as déjà rendu une réponse, peut-être depuis un autre appareil. C’est cette réponse qui compte\u202f; ce texte-ci est gardé ici.";
const tard = "La date limite est passée\u202f: une nouvelle réponse sera marquée en retard.";

test("handed in elsewhere or graded meanwhile: both texts and the reason are shown in both languages, and the student chooses while none is graded", async () => {
	const { server } = here();
	const { maya, rana, maths, tasks } = await aClass(server, ["Fractions"]);
	const angles = await assignment(server, maths.id, { title: "Angles", due_at: "2026-03-02 21:59:00.000Z" });
	const decimals = await assignment(server, maths.id, { title: "Decimals" });
	const graded = await submission(server, maya, decimals.id, { text_body: "3/4", revision: newId() });
	const { app, line } = await phoneOf(server, maya);
	await openTab(app, /^Submitted/);
	await cardOf(app, "Decimals");
	await openTab(app, "Assignments (2)");
	await cardOf(app, "Fractions");
	goOffline(app, line);
	for (const title of ["Fractions", "Angles"]) await handIn(app, title, `From the phone: ${title}`);
	await openTab(app, /^Submitted/);
	await replaceAnswer(app, "Decimals", "3/4, or 0.75");
	await has(card(app, "Decimals"), "Waiting to send");
	for (const { id } of [...tasks, angles])
		await submission(server, maya, id, { text_body: "From the tablet", revision: newId() });
	const grade = { grade: 14, feedback: "And in decimals?", graded_by: rana.id, graded_at: new Date().toISOString() };
	await server.update("submissions", graded.id, grade);
	goOnline(app, line);
	await chipSays(app, "3 need you");

	const [first, second, third] = [card(app, "Fractions"), card(app, "Angles"), card(app, "Decimals")];
	for (const [title, both] of Object.entries({ Fractions: first, Angles: second })) {
		for (const words of [
			"From the tablet",
			`From the phone: ${title}`,
			"Submitted February\u00a02, 2026, 10:00\u00a0AM",
			/^Written /,
		]) {
			await has(both, words);
		}
		within(both()).getByRole("heading", { name: "The answer your teacher has" });
		within(both()).getByRole("heading", { name: "Your text from this phone" });
	}
	await has(first, why);
	await has(second, `${why} ${late}`);
	for (const words of [
		"14/20",
		"3/4",
		"3/4, or 0.75",
		"And in decimals?",
		"The answer your teacher has",
		"Your text from this phone",
		"Teacher Feedback",
		"Your teacher has graded the answer that was handed in. That grade counts; what you wrote is kept on this phone.",
	]) {
		await has(third, words);
	}
	noButtonIn(third, "Replace with my text");
	await inFrench(app, async () => {
		await has(first, pourquoi);
		await has(first, "Rendu le 2\u00a0février 2026 à\u00a010:00");
		await has(first, /^Écrit le /);
		await has(second, `${pourquoi} ${tard}`);
		within(second()).getByRole("button", { name: "Remplacer par mon texte" });
		within(second()).getByRole("button", { name: "Garder la réponse envoyée" });
		for (const words of [
			"La réponse que ton professeur a reçue",
			"Ton texte sur ce téléphone",
			"Commentaire du professeur",
			"Ton professeur a corrigé la réponse rendue. C’est cette note qui compte\u202f; ce que tu as écrit est gardé sur ce téléphone.",
		]) {
			await has(third, words);
		}
		noButtonIn(third, "Remplacer par mon texte");
	});
	await noFailureSaid();

	await pressIn(app, third, "Discard my text");
	await hasNot(third, "3/4, or 0.75");
	await pressUndo(app);
	await has(third, "3/4, or 0.75");
	await pressIn(app, second, "Keep the sent one");
	const kept = () => within(second()).getByRole("group", { name: "Your answer" });
	await waitFor(() => expect(kept().textContent).toBe("From the tablet"));

	// The list leads to where its writer decides.
	await openList(app);
	const listed = work(app, "Fractions");
	await has(listed, "From the phone: Fractions");
	noButtonIn(listed, "Try again");
	await pressIn(app, listed, "Compare and decide");
	await isFocused(headingOf(app, "Fractions"));
	await pressIn(app, first, "Replace with my text");
	await has(first, "Sent to your teacher");
	await chipSays(app, "1 needs you");
	expect(await texts(server, maya.id)).toEqual(["3/4", "From the phone: Fractions", "From the tablet"]);
	expect(await server.row("submissions", graded.id)).toMatchObject({ grade: 14, feedback: "And in decimals?" });
});
