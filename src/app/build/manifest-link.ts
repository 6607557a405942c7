import { type Language, language } from "#i18n/i18n.ts";

/** Where the manifest in a language is (manifest.ts). */
export const manifestAddress = (spoken: Language): string => `/manifest-${spoken}.webmanifest`;

/** A phone that installs the app from here on does so in the language spoken now. Every page that was built has the link. */
export function followManifest(): void {
	document.querySelector("link[rel=manifest]")?.setAttribute("href", manifestAddress(language()));
}
