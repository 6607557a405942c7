// Words live beside the screen that speaks them. How to, in a folder of your own room:
// 1. `words.en.ts`: export const english = { "place.text": "Sent to {{name}}", "n_one": "{{count}} work", "n_other": "{{count}} works" } as const;
//    `words.fr.ts`: export const french: Translated<typeof english> = { … };    (a missing or foreign key is a type error)
//    `words.ts`:    export const { useWords, say } = wordsOf("folder", english, () => import("./words.fr.ts").then((m) => m.french));
// 2. In a component `const t = useWords();  t("place.text", { name })`; elsewhere `say(key)`. Write French with \u202f before ; : ! ? and inside « ».
//
// English comes with the screen and is the fallback; French is fetched only by who reads it, and nothing is drawn in
// the wrong language meanwhile: main.tsx waits for `languageReady`, a later screen suspends. Only a choice made with the
// toggle is stored; a detected language is looked up again each time.
import i18next from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next, useTranslation } from "react-i18next";
import type { Language, WordKey, Words, WordValues } from "./words-types.ts";

export type { Language, Translated, WordKey } from "./words-types.ts";

const storedUnder = "lead-language";
const french = new Map<string, Promise<void>>();
const frenchLoaders: (() => Promise<void>)[] = [];

void i18next
	.use(LanguageDetector)
	.use(initReactI18next)
	.init({
		resources: {},
		supportedLngs: ["en", "fr"],
		fallbackLng: "en",
		load: "languageOnly",
		keySeparator: false,
		nsSeparator: false,
		returnNull: false,
		initAsync: false,
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
		detection: {
			order: ["localStorage", "navigator"],
			lookupLocalStorage: storedUnder,
			caches: [],
			convertDetectedLanguage: (code: string) => code.slice(0, 2).toLowerCase(),
		},
	});

/** The language spoken now. */
export function language(): Language {
	return i18next.resolvedLanguage === "fr" || i18next.language === "fr" ? "fr" : "en";
}

/** The server speaks English only: its own sentence for who reads English, "" for everybody else. */
export function serversWords(sentence: string): string {
	return language() === "en" ? sentence : "";
}

/** The language spoken now, in a component: drawn again when it changes. */
export function useLanguage(): Language {
	useTranslation();
	return language();
}

/** Registers the words of one folder. `say` speaks outside components, `useWords` gives the same inside one. */
export function wordsOf<E extends Words>(folder: string, english: E, loadFrench: () => Promise<Words>) {
	i18next.addResourceBundle("en", folder, english);
	const fetchFrench = () => {
		const known = french.get(folder);
		if (known) return known;
		const fetched = loadFrench().then(
			(words) => void i18next.addResourceBundle("fr", folder, words),
			// Without network and without a copy: English is better than nothing, and the next change of language tries again.
			() => void french.delete(folder),
		);
		french.set(folder, fetched);
		return fetched;
	};
	frenchLoaders.push(fetchFrench);
	if (language() === "fr") void fetchFrench();

	function say<K extends WordKey<E>>(key: K, ...values: WordValues<E, K>): string {
		return i18next.t(key, { ns: folder, ...values[0] });
	}
	// biome-ignore lint/correctness/noComponentHookFactories: wordsOf runs once per folder, when its words.ts is loaded.
	function useWords(): typeof say {
		useTranslation(folder);
		if (language() === "fr" && !i18next.hasResourceBundle("fr", folder)) {
			const coming = french.get(folder);
			// Thrown and not `use(coming)`: once the words are here nothing is waited for, and React wants a use() to be
			// repeated in the drawing after the wait.
			if (coming) throw coming;
		}
		return say;
	}
	return { say, useWords };
}

/** Resolves when every word registered so far can be drawn in the language spoken now. Never rejects. */
export async function languageReady(): Promise<void> {
	if (language() === "fr") await Promise.all(frenchLoaders.map((load) => load()));
}

/** Speaks a language from now on, without remembering it. Nothing is drawn half translated. */
export async function speak(spoken: Language): Promise<void> {
	if (spoken === "fr") await Promise.all(frenchLoaders.map((load) => load()));
	await i18next.changeLanguage(spoken);
	if (globalThis.document) document.documentElement.lang = spoken;
}

/** Switches in place and remembers the choice on this device. */
export async function chooseLanguage(chosen: Language): Promise<void> {
	rememberLanguage(chosen);
	await speak(chosen);
}

/** What was chosen on this device, null for nothing yet. */
export function chosenLanguage(): Language | null {
	try {
		const stored = localStorage.getItem(storedUnder);
		return stored === "en" || stored === "fr" ? stored : null;
	} catch {
		return null;
	}
}

/** Keeps a choice where everybody who picks words for this visitor looks: this app (local storage), the server (cookie). */
export function rememberLanguage(chosen: Language): void {
	try {
		localStorage.setItem(storedUnder, chosen);
	} catch {
		// Storage refused: the choice lasts as long as this page.
	}
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing on phones that are three years old.
	document.cookie = `lang=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

/** Calls back after every change of language. @returns what ends it */
export function onLanguageChange(tell: () => void): () => void {
	i18next.on("languageChanged", tell);
	return () => i18next.off("languageChanged", tell);
}
