// Both forms with which a parent can write to the centre, and their sentences in both languages.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { App } from "#support/dom/app.ts";
import { descriptionOf, fill, main } from "#support/dom/portal.ts";

export const inquiries = {
	en: {
		labels: ["Parent Name", "Child Grade", "Email", "Phone", "Message"],
		book: "Book Your Consultation",
		send: "Send Inquiry",
		problems: [
			"Name must be at least 2 characters",
			"Please select a grade",
			"Invalid email address",
			"Phone number must be at least 8 characters",
			"Message must be at least 10 characters",
		],
		fix: "Please fix the errors in the form",
		tooLong: "Message must be at most 1000 characters",
		thanks: "Thanks! We'll contact you within 24 hours on WhatsApp.",
		sent: /^Sent \d\d:\d\d/,
	},
	fr: {
		labels: ["Nom du parent", "Classe de l’enfant", "E-mail", "Téléphone", "Message"],
		book: "Réserver un entretien",
		send: "Envoyer la demande",
		problems: [
			"Le nom doit compter au moins 2 caractères",
			"Choisissez une classe",
			"Adresse e-\u2060mail non valide",
			"Le numéro de téléphone doit compter au moins 8 caractères",
			"Le message doit compter au moins 10 caractères",
		],
		fix: "Corrigez les erreurs du formulaire",
		tooLong: "Le message doit compter 1\u202f000 caractères au plus",
		thanks: "Merci\u202f! Nous vous contactons sur WhatsApp sous 24\u00a0heures.",
		sent: /^Envoyé à \d\d:\d\d/,
	},
} as const;

export const saved = "Saved on this phone. It will be sent when you are back online.";
export const thanks = inquiries.en.thanks;
/** A hundred characters end in the middle of the second sentence; the emoji is one of them. */
export const message = `Karim finds fractions hard 😀. ${"He likes drawing, football and his cat. ".repeat(3)}Can we come on Tuesday?`;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const form = (): HTMLElement | null => document.querySelector<HTMLElement>("main form");

/** A field of the form on the page by words of its label, as soon as it is there. */
export async function field(label: string): Promise<Field> {
	await waitFor(() => expect(form()).not.toBeNull());
	return await within(form() ?? document.body).findByLabelText<Field>(label, { exact: false });
}

export const fieldHas = (label: string, value: string): Promise<void> =>
	waitFor(async () => expect(await field(label)).toHaveProperty("value", value));

export const fieldIsFocused = (label: string): Promise<void> =>
	waitFor(async () => expect(document.activeElement).toBe(await field(label)));

/** What a screen reader says about a field after its name contains these words. */
export const fieldIsSaid = (label: string, words: string): Promise<void> =>
	waitFor(async () => expect(descriptionOf(await field(label))).toContain(words));

export async function write(app: App, texts: Record<string, string>): Promise<void> {
	for (const [label, text] of Object.entries(texts)) {
		const place = await field(label);
		if (place instanceof HTMLSelectElement) await app.user.selectOptions(place, text);
		else await fill(app, place, text);
	}
}

/** These texts in the fields of these labels, in this order; a field without a text is left empty. */
export const inOrder = (labels: readonly string[], texts: string[]): Record<string, string> =>
	Object.fromEntries(labels.map((label, place) => [label, texts[place] ?? ""]));

export const family = (name: string, words = message) => ({
	"Parent Name": name,
	"Child Grade": "Grade 6",
	Email: "rana.khoury@family.example",
	Phone: "+961 70 123 456",
	Message: words,
});

/** From what thanks in its place back to the form, which knows already who writes. */
export async function another(app: App): Promise<void> {
	const press = await main().findByRole("button", { name: "Write for another child" });
	// It is read out first.
	await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLHeadingElement));
	// By key: a second click so soon is taken for the half of a double click.
	press.focus();
	await app.user.keyboard("{Enter}");
	await fieldIsFocused("Child Grade");
}

export const send = (): HTMLElement => main().getByRole("button", { name: "Send Inquiry" });
