// Parts of the admin's dashboard in either language, and somebody whose name needs room.
import type { Locator, Page } from "@playwright/test";

export const long = "Karim-Emmanuel Nassar Abou Jaoudé de la Montagne de Zahlé";

export const button = (page: Page, en: string, fr: string): Locator =>
	page.getByRole("button", { name: new RegExp(`^(${en}|${fr})$`) });
