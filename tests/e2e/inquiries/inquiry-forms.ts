// Both forms with which a parent can write to the centre, and their sentences in both languages.
import type { Page } from "@playwright/test";

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
		labels: ["Nom du parent", "Classe de l'enfant", "E-mail", "Téléphone", "Message"],
		book: "Réserver un entretien",
		send: "Envoyer la demande",
		problems: [
			"Le nom doit compter au moins 2 caractères",
			"Choisissez une classe",
			"Adresse e-mail non valide",
			"Le numéro de téléphone doit compter au moins 8 caractères",
			"Le message doit compter au moins 10 caractères",
		],
		fix: "Corrigez les erreurs du formulaire",
		tooLong: "Le message doit compter 1000 caractères au plus",
		thanks: "Merci\u202f! Nous vous contactons sur WhatsApp sous 24\u202fheures.",
		sent: /^Envoyé à \d\d:\d\d/,
	},
} as const;

export const saved = "Saved on this phone. It will be sent when you are back online.";
export const thanks = inquiries.en.thanks;
/** A hundred characters end in the middle of the second sentence; the emoji is one of them. */
export const message = `Karim finds fractions hard 😀. ${"He likes drawing, football and his cat. ".repeat(3)}Can we come on Tuesday?`;

export const form = (page: Page) => page.getByRole("main").locator("form");
export const field = (page: Page, label: string) => form(page).getByLabel(label);

export async function write(page: Page, texts: Record<string, string>): Promise<void> {
	for (const [label, text] of Object.entries(texts)) {
		const place = field(page, label);
		if (/^(Child Grade|Grade|Classe)/.test(label)) await place.selectOption(text);
		else await place.fill(text);
	}
}

export const family = (name: string, words = message) => ({
	"Parent Name": name,
	"Child Grade": "Grade 6",
	Email: "rana.khoury@family.example",
	Phone: "+961 70 123 456",
	Message: words,
});

export const send = (page: Page) => page.getByRole("button", { name: "Send Inquiry" });
