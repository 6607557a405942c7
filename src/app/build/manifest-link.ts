import { type Language, language } from "#i18n/i18n.ts";

/** Where the manifest in a language is (manifest.ts). */
export const manifestAddress = (spoken: Language): string => `/manifest-${spoken}.webmanifest`;

/**
 * From here on an installation uses the manifest of the language spoken now. Every prerendered page already has the
 * link.
 */
export function followManifest(): void {
	document.querySelector("link[rel=manifest]")?.setAttribute("href", manifestAddress(language()));
}
