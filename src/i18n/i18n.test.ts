// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Addressee } from "./addressee.ts";
import {
	chooseLanguage,
	chosenLanguage,
	language,
	languageReady,
	speak,
	useLanguage,
	useMissedLanguage,
	wordsOf,
} from "./i18n.ts";

afterEach(async () => {
	cleanup();
	await chooseLanguage("en");
});

let folders = 0;

/** Words of a folder of its own, whose French is had when the line is good. */
function folder(french: string, line: () => Promise<unknown>) {
	folders += 1;
	const load = async () => {
		await line();
		return { hello: french };
	};
	return wordsOf(`folder-${folders}`, { hello: "Good day" }, load);
}

const noLine = () => Promise.reject(new TypeError("Failed to fetch"));

test("a language whose words cannot be had is not spoken, is missed, and is spoken when they can", async () => {
	const line = vi.fn<() => Promise<unknown>>(noLine);
	const { say } = folder("Bonjour", line);
	const { result } = renderHook(() => ({ spoken: useLanguage(), missed: useMissedLanguage() }));
	await act(() => chooseLanguage("fr"));
	expect(result.current).toEqual({ spoken: "en", missed: "fr" });
	expect(say("hello")).toBe("Good day");
	expect(document.documentElement.lang).toBe("en");
	// For the next start.
	expect(chosenLanguage()).toBe("fr");
	line.mockResolvedValue(undefined);
	await act(async () => expect(await speak("fr")).toBe(true));
	expect(result.current).toEqual({ spoken: "fr", missed: null });
	expect(say("hello")).toBe("Bonjour");
	expect(document.documentElement.lang).toBe("fr");
});

test("a screen that comes later without its French speaks English until the words come, and they are missed", async () => {
	await chooseLanguage("fr");
	const line = vi.fn<() => Promise<unknown>>(noLine);
	const { useWords } = folder("Bienvenue", line);
	expect(await languageReady()).toBe(false);
	const { result } = renderHook(() => ({ said: useWords()("hello"), missed: useMissedLanguage() }));
	expect(result.current).toEqual({ said: "Good day", missed: "fr" });
	await act(async () => expect(await speak("fr")).toBe(false));
	expect(language()).toBe("fr");
	line.mockResolvedValue(undefined);
	await act(async () => expect(await speak("fr")).toBe(true));
	expect(result.current).toEqual({ said: "Bienvenue", missed: null });
});

test("the last choice counts, whichever words come last", async () => {
	let arrive = () => {};
	folder("Salut", () => new Promise<void>((done) => (arrive = done)));
	const french = chooseLanguage("fr");
	await chooseLanguage("en");
	arrive();
	await french;
	expect(language()).toBe("en");
});

test("a screen that comes while French is on its way speaks it, too", async () => {
	let arrive = () => {};
	folder("Salut", () => new Promise<void>((done) => (arrive = done)));
	const french = chooseLanguage("fr");
	const { say } = folder("Bonsoir", () => Promise.resolve());
	arrive();
	await french;
	expect([language(), say("hello")]).toEqual(["fr", "Bonsoir"]);
});

test("who is known as a student is spoken to as one, where French says it otherwise", async () => {
	const english = {
		hello: "Welcome",
		bye: "Goodbye",
		wait_one: "Wait {{count}} day",
		wait_other: "Wait {{count}} days",
	};
	const french = {
		hello: "Soyez le bienvenu",
		hello_student: "Bienvenue à toi",
		bye: "Au revoir",
		wait_one: "Attendez {{count}} jour",
		wait_other: "Attendez {{count}} jours",
		wait_student_one: "Attends {{count}} jour",
		wait_student_other: "Attends {{count}} jours",
	};
	const { useWords, say } = wordsOf("to-students", english, async () => french);
	await chooseLanguage("fr");
	const speak = () => {
		const t = useWords();
		return [t("hello"), t("bye"), t("wait", { count: 1 }), t("wait", { count: 3 })];
	};
	const toStudent = ({ children }: { children: ReactNode }) => createElement(Addressee, { value: "student" }, children);
	const student = renderHook(speak, { wrapper: toStudent });
	expect(student.result.current).toEqual(["Bienvenue à toi", "Au revoir", "Attends 1 jour", "Attends 3 jours"]);
	const anybody = renderHook(speak);
	expect(anybody.result.current).toEqual(["Soyez le bienvenu", "Au revoir", "Attendez 1 jour", "Attendez 3 jours"]);
	expect(say("hello")).toBe("Soyez le bienvenu");
	await act(() => chooseLanguage("en"));
	expect(student.result.current).toEqual(["Welcome", "Goodbye", "Wait 1 day", "Wait 3 days"]);
});
