// The addresses of the public site: one for both languages, and a twin under /fr for search engines and shared links.
import type { Language } from "#i18n/i18n.ts";

/** Where the site stands, without a slash at the end (APP_URL when it was built). */
const origin: string = import.meta.env.VITE_APP_URL;

const twin = /^\/fr(?=\/|$)/;

/** The address without the /fr of its twin. */
export const plainPath = (path: string): string => path.replace(twin, "") || "/";

/** Whether this is an address under /fr: opening it chooses French. */
export const isTwin = (path: string): boolean => twin.test(path);

/** The path a page is known by in a language. */
const knownPath = (path: string, language: Language): string =>
	language === "en" ? path : `/fr${path === "/" ? "" : path}`;

/** The whole address a page is known by in a language. */
export const publicAddress = (path: string, language: Language): string => `${origin}${knownPath(path, language)}`;

/**
 * Where the page comes in that language, whatever was chosen before. The server hears it
 * (pb_hooks/lib/site/page-language.js).
 */
export const choosingPath = (path: string, language: Language): string =>
	language === "en" ? `${path}?lang=en` : knownPath(path, language);

/** The whole address of a file of the site. */
export const fileAddress = (path: string): string => `${origin}${path}`;
