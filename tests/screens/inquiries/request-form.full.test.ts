// Every rule and sentence of the form that requests an account.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openApp } from "#support/dom/app.ts";
import { fill, press, says as said, speak } from "#support/dom/portal.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { field, fieldIsFocused, fieldIsSaid, form, inOrder, write } from "./inquiry-forms.ts";

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
		another: "Write for another child",
		thanked: "Thank you, \u2068Nadim Saad\u2069",
		next: "We’ll answer within 24 hours. First we’ll agree on a time for your consultation; the login details come after it.",
	},
	fr: {
		open: "Demander un compte",
		cancel: "Annuler",
		labels: ["Nom du parent", "E-mail", "Téléphone", "Classe", "Programmes souhaités", "Remarques"],
		send: "Envoyer la demande",
		problems: [
			"Le nom du parent est obligatoire",
			"Adresse e-\u2060mail non valide",
			"Le numéro de téléphone est obligatoire",
			"La classe est obligatoire",
			"Indiquez les programmes souhaités",
		],
		tooLong: "Les remarques doivent tenir en 500 caractères",
		thanks: "Demande envoyée\u202f! Nous vous enverrons vos identifiants après votre entretien.",
		another: "Écrire pour un autre enfant",
		thanked: "Merci, \u2068Nadim Saad\u2069",
		next: "Nous convenons d’abord d’un entretien\u202f; les identifiants suivent.",
	},
} as const;

const here = serverForThisFile();

/** Each field shows its problem below it. */
async function expectProblems(language: "en" | "fr"): Promise<void> {
	const { labels, problems, tooLong } = requests[language];
	for (const [place, problem] of [...problems, tooLong].entries()) await fieldIsSaid(labels[place] ?? "", problem);
}

test("a request for an account opens in place, says its first problem, and is one lead, in English and in French", async () => {
	const { server } = here();
	const app = await openApp(server.url, "/portal");
	const { page, toasts } = app;
	const { en } = requests;
	await page.findByRole("button", { name: en.open });
	const closed = async (open: string) => {
		await waitFor(() => expect(form()).toBeNull());
		await waitFor(() => expect(document.activeElement).toBe(page.getByRole("button", { name: open })));
	};
	for (const language of ["en", "fr"] as const) {
		const says = requests[language];
		await speak(app, language);
		await press(app, language === "en" ? says.open : says.another);
		await fieldIsFocused(says.labels[0]);
		await press(app, says.cancel);
		await closed(says.open);

		await press(app, says.open);
		await fill(app, await field(says.labels[5]), "n".repeat(501));
		await press(app, says.send);
		await expectProblems(language);
		await within(form() ?? document.body).findByText(says.problems[0], { selector: "[role=alert] *" });

		const [grade, notes] = language === "en" ? ["Grade 3", ""] : ["Grade 12", "Merci d'avance"];
		const texts = ["Nadim Saad", "nadim@family.example", "03 123456", grade, "SAT", notes];
		await write(app, inOrder(says.labels, texts));
		await press(app, says.send);
		await said(says.thanks);
		await waitFor(() => expect(document.activeElement?.textContent).toBe(says.thanked));
		expect(form()).toBeNull();
		await said(says.next);
	}
	// All else is said in the page: a notice would lie over the fields, or say it twice.
	expect(toasts()).toEqual(["La demande a été supprimée."]);

	const rows = await server.rows("leads", 'parent_name = "Nadim Saad"');
	const same = {
		email: "nadim@family.example",
		phone: "+9613123456",
		program_type: "SAT",
		full_message: "",
		subjects: [],
	};
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
