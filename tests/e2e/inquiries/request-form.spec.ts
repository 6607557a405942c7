// Every rule and sentence of the form that requests an account.
import type { Page } from "@playwright/test";
import { speak } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { field, form, write } from "./inquiry-forms.ts";

const requests = {
	en: {
		open: "Request a Portal Account",
		cancel: "Cancel",
		labels: ["Parent Name", "Email", "Phone", "Grade", "Programs of Interest", "Notes"],
		send: "Submit Request",
		problems: [
			"Parent name is required",
			"Invalid email address",
			"Phone number is required",
			"Grade is required",
			"Please specify programs of interest",
		],
		tooLong: "Notes must be at most 500 characters",
		thanks: "Request submitted! We'll contact you with login details after your consultation.",
	},
	fr: {
		open: "Demander un compte",
		cancel: "Annuler",
		labels: ["Nom du parent", "E-mail", "Téléphone", "Classe", "Programmes souhaités", "Remarques"],
		send: "Envoyer la demande",
		problems: [
			"Le nom du parent est obligatoire",
			"Adresse e-mail non valide",
			"Le numéro de téléphone est obligatoire",
			"La classe est obligatoire",
			"Indiquez les programmes souhaités",
		],
		tooLong: "Les remarques doivent tenir en 500 caractères",
		thanks: "Demande envoyée\u202f! Nous vous donnons vos identifiants après votre entretien.",
	},
} as const;

/** Each field shows its problem below it. */
async function expectProblems(page: Page, language: "en" | "fr"): Promise<void> {
	const { labels, problems, tooLong } = requests[language];
	for (const [place, problem] of [...problems, tooLong].entries()) {
		await expect(field(page, labels[place] ?? "")).toHaveAccessibleDescription(new RegExp(problem));
	}
}

test("a request for an account opens in place, says its first problem, and is one lead, in English and in French", async ({
	server,
	phone,
}) => {
	const page = await phone();
	await page.goto(`${server.url}/portal`);
	const { en, fr } = requests;
	for (const language of ["en", "fr"] as const) {
		const says = requests[language];
		await speak(page, language);
		const open = page.getByRole("button", { name: says.open });
		await open.click();
		await expect(field(page, says.labels[0])).toBeFocused();
		await page.getByRole("button", { name: says.cancel }).click();
		await expect(form(page)).toHaveCount(0);
		await expect(open).toBeFocused();

		await open.click();
		await field(page, says.labels[5]).fill("n".repeat(501));
		await page.getByRole("button", { name: says.send }).click();
		await expectProblems(page, language);
		await expect.poll(() => toastsOf(page)).toContain(says.problems[0]);

		const [grade, notes] = language === "en" ? ["Grade 3", ""] : ["Grade 12", "Merci d'avance"];
		const texts = ["Nadim Saad", "nadim@family.example", "7", grade, "SAT", notes];
		await write(page, Object.fromEntries(says.labels.map((label, place) => [label, texts[place] ?? ""])));
		await page.getByRole("button", { name: says.send }).click();
		await expect(form(page)).toHaveCount(0);
		await expect(open).toBeFocused();
		await expect.poll(async () => (await toastsOf(page)).at(-1)).toBe(says.thanks);
	}
	const thanked = (await toastsOf(page)).filter((text) => text === en.thanks || text === fr.thanks);
	expect(thanked).toEqual([en.thanks, fr.thanks]);

	const rows = await server.rows("leads", 'parent_name = "Nadim Saad"');
	const same = { email: "nadim@family.example", phone: "7", program_type: "SAT", full_message: "", subjects: [] };
	expect(rows).toHaveLength(2);
	expect(rows).toEqual(
		expect.arrayContaining([
			expect.objectContaining({
				...same,
				student_name: "Portal Access Request - Grade 3",
				grade: "Grade 3",
				message: "Portal access request",
				language: "en",
			}),
			expect.objectContaining({
				...same,
				student_name: "Portal Access Request - Grade 12",
				grade: "Grade 12",
				message: "Merci d'avance",
				language: "fr",
			}),
		]),
	);
});
