// Words live beside the screen that speaks them. How to, in a folder of your own room:
// 1. `words.en.ts`: export const english = { "place.text": "Sent to {{name}}", "n_one": "{{count}} item", … } as const;
//    `words.fr.ts`: export const french: Translated<typeof english> = { … };    (a missing or foreign key is a type error)
//    `words.ts`:    export const { useWords, say } =
//                     wordsOf("folder", english, () => import("./words.fr.ts").then((m) => m.french));
// 2. In a component `const t = useWords();  t("place.text", { name })`; elsewhere `say(key)`. Write French with \u202f
//    before ; : ! ? and inside « », "e-\u2060mail", "tu" as "place.text_student" (addressee.ts), and "de" before a name
//    as {{name, de}} (elision.ts); what the reader holds is {{thisDevice}} or {{theDevice}} in both languages (device.ts).
// English comes with the screen and is the fallback; French is fetched only by who reads it, and nothing is drawn in the
// wrong language: main.tsx waits for `languageReady`, a later screen suspends. Only a toggled choice is stored.
import i18next from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { use, useSyncExternalStore } from "react";
import { initReactI18next, useTranslation } from "react-i18next";
import { Addressee } from "./addressee.ts";
import { type Device, deviceNames, deviceNow, useDevice } from "./device.ts";
import { withDe } from "./elision.ts";
import type { Language, WordKey, Words, WordValues } from "./words-types.ts";

export type { Language, Translated, WordKey } from "./words-types.ts";

/** By folder, whether its French was loaded. A failed load is removed, so that it is tried again. */
const french = new Map<string, Promise<boolean>>();
const frenchLoaders: (() => Promise<boolean>)[] = [];
/** What was asked for last, and what this page began to speak. */
let wanted: Language | null = null;
let spoken: Language | null = null;
let missed: Language | null = null;

/** Where a choice is kept for everybody who picks words for this visitor: this app and, by the cookie, the server. */
const keptIn = ["localStorage", "cookie"];
const detector = new LanguageDetector();

void i18next
	.use(detector)
	.use(initReactI18next)
	.init({
		resources: {},
		detection: {
			order: [...keptIn, "navigator"],
			lookupLocalStorage: "lead-language",
			lookupCookie: "lang",
			cookieOptions: { path: "/", maxAge: 31_536_000, sameSite: "lax" },
			convertDetectedLanguage: (code) => code.slice(0, 2).toLowerCase(),
			caches: [],
		},
		supportedLngs: ["en", "fr"],
		fallbackLng: "en",
		load: "languageOnly",
		keySeparator: false,
		nsSeparator: false,
		initAsync: false,
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
	});
i18next.services.formatter?.add("de", withDe);

/** The language spoken now. */
export const language = (): Language => (i18next.resolvedLanguage === "fr" || i18next.language === "fr" ? "fr" : "en");

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
			(words) => {
				i18next.addResourceBundle("fr", folder, words);
				return true;
			},
			() => {
				french.delete(folder);
				// Falls back to English until French loads.
				if (spoken === "fr") miss("fr");
				return false;
			},
		);
		french.set(folder, fetched);
		return fetched;
	};
	frenchLoaders.push(fetchFrench);
	if (language() === "fr") void fetchFrench();

	const isHere = () => i18next.hasResourceBundle(language(), folder);
	const sayOn = (device: Device, to: { context?: "student" } = {}) =>
		function say<K extends WordKey<E>>(key: K, ...values: WordValues<E, K>): string {
			const names = deviceNames[isHere() ? language() : "en"][device];
			return i18next.t(String(key), { ns: folder, ...to, ...names, ...values[0] });
		};
	const on = { phone: sayOn("phone"), computer: sayOn("computer") };
	const student = { context: "student" } as const;
	const toStudentOn = { phone: sayOn("phone", student), computer: sayOn("computer", student) };
	const say: typeof on.phone = (key, ...values) => on[deviceNow()](key, ...values);
	// biome-ignore lint/correctness/noComponentHookFactories: wordsOf runs once per folder, when its words.ts is loaded.
	function useWords(): typeof say {
		useTranslation(folder);
		const device = useDevice();
		const loading = french.get(folder);
		// Not `use()`: React requires it again in the next render, when there is nothing left to await.
		if (loading && !isHere()) throw loading;
		return (use(Addressee) === "student" ? toStudentOn : on)[device];
	}
	return { say, useWords };
}

/** @returns whether every word registered so far is here in the language spoken now. Never rejects. */
export const languageReady = (): Promise<boolean> => wordsAreHere(language());

async function wordsAreHere(asked: Language): Promise<boolean> {
	if (asked === "en") return true;
	const loaded = await Promise.all(frenchLoaders.map((load) => load()));
	// A screen may have come meanwhile, with words of its own.
	return loaded.length < frenchLoaders.length ? wordsAreHere(asked) : loaded.every((here) => here);
}

/**
 * Speaks a language from now on, without remembering it. Nothing is drawn half translated: while not all of its words can be
 * had the page stays in the language it speaks (`useMissedLanguage`).
 * @returns whether it is spoken
 */
export async function speak(asked: Language): Promise<boolean> {
	wanted = asked;
	const here = await wordsAreHere(asked);
	// Another was asked for while the words were on their way.
	if (wanted !== asked) return false;
	missed = here ? null : asked;
	spoken = here ? asked : (spoken ?? "en");
	await i18next.changeLanguage(spoken);
	if (globalThis.document) document.documentElement.lang = spoken;
	return here;
}

/** Switches in place and remembers the choice on this device: what cannot be had now is spoken at the next start. */
export async function chooseLanguage(chosen: Language): Promise<void> {
	rememberLanguage(chosen);
	miss(null);
	await speak(chosen);
}

function miss(language: Language | null): void {
	if (missed === language) return;
	missed = language;
	i18next.emit("languageChanged", i18next.language);
}

/** The language whose words could not all be had when they were asked for; null when nothing is missed. */
export const useMissedLanguage = (): Language | null =>
	useSyncExternalStore(
		onLanguageChange,
		() => missed,
		() => null,
	);

/** What was chosen on this device, null for nothing yet. */
export function chosenLanguage(): Language | null {
	const [stored] = [detector.detect(keptIn)].flat();
	return stored === "en" || stored === "fr" ? stored : null;
}

/** Keeps a choice on this device. */
export function rememberLanguage(chosen: Language): void {
	try {
		detector.cacheUserLanguage(chosen, ["cookie", "localStorage"]);
	} catch {
		// The phone's storage is full: the cookie keeps it.
	}
}

/** Calls back after every change of language. @returns what ends it */
export function onLanguageChange(tell: () => void): () => void {
	i18next.on("languageChanged", tell);
	return () => i18next.off("languageChanged", tell);
}
