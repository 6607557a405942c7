// The search among the parents' questions.
import { waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { fill, press } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("the search forgives accents and capitals, says how many it found, opens the best, asks what nobody answers, and shows all again", async () => {
	const { server } = here();
	const app = await openApp(server.url, "/faq", "fr");
	const { page } = app;
	const field = await page.findByLabelText("Chercher dans les questions");
	const shown = (count: number) =>
		waitFor(() => expect(document.querySelectorAll("main details:not([hidden])")).toHaveLength(count));
	const says = (words: string) =>
		waitFor(() => expect(document.querySelector("main search [role=status]")?.textContent).toBe(words));
	const firstIs = (question: string) =>
		waitFor(() => {
			const [first, ...others] = document.querySelectorAll("main details");
			expect(first?.querySelector("h2")?.textContent).toBe(question);
			expect([first, ...others].map((one) => one?.hasAttribute("open"))).toEqual([true, ...others.map(() => false)]);
		});
	await firstIs("Quelles classes accueillez-vous\u202f?");
	await fill(app, field, "ECHECS debat");
	await shown(1);
	await says("1 question trouvée sur 13");
	// The opening hours name the page “Inscription / Contact”: they are no answer to it.
	await fill(app, field, "inscription");
	await shown(2);
	await firstIs("Par où commencer\u202f?");
	await fill(app, field, "trottinette");
	await shown(0);
	await says("Aucun résultat. Essayez un autre mot, ou posez-nous la question.");
	await page.findByRole("heading", { name: "Pas encore de réponse à «\u202ftrottinette\u202f» ici" });
	const ask = page.getByRole("link", { name: "Poser la question sur WhatsApp" }).getAttribute("href");
	expect(decodeURIComponent(ask ?? "")).toBe(
		"https://wa.me/96170000000?text=Bonjour LEAD, j’ai une question\u202f: trottinette",
	);
	expect(page.getByRole("link", { name: "Écrire avec le formulaire" }).getAttribute("href")).toBe("/join-us");
	await press(app, "Voir toutes les questions");
	expect(document.activeElement).toBe(field);
	await shown(13);
	await firstIs("Quelles classes accueillez-vous\u202f?");
	expect(field).toHaveProperty("value", "");
});
