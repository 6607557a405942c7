// The form with which a parent writes to the centre, and its sentences.
import type { Page } from "@playwright/test";

export const saved = "Saved on this phone. It will be sent when you are back online.";
export const thanks = "Thanks! We'll contact you within 24 hours on WhatsApp.";
export const fix = "Please fix the errors in the form";
/** A hundred characters end in the middle of the second sentence; the emoji is one of them. */
export const message = `Karim finds fractions hard 😀. ${"He likes drawing, football and his cat. ".repeat(3)}Can we come on Tuesday?`;

export const form = (page: Page) => page.getByRole("main").locator("form");
export const field = (page: Page, label: string) => form(page).getByLabel(label);

export async function write(page: Page, texts: Record<string, string>): Promise<void> {
	for (const [label, text] of Object.entries(texts)) {
		const place = field(page, label);
		if (label === "Child Grade") await place.selectOption(text);
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

/** Where what was typed before the app was there lies in the local storage. */
export const typedEarly = (page: Page): Promise<string[]> =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("typed")));
