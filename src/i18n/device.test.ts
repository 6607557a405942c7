// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllGlobals());

/** The words of a folder, loaded by a page on this device. */
async function loadedOn(device: "phone" | "computer" | "server") {
	vi.resetModules();
	const finger = () => ({ matches: device === "phone" });
	vi.stubGlobal("matchMedia", device === "server" ? undefined : finger);
	const { chooseLanguage, wordsOf } = await import("./i18n.ts");
	await chooseLanguage("en");
	const english = { saved: "Saved on {{thisDevice}}.", full: "There is no room on {{theDevice}}, {{name}}." } as const;
	const french = { saved: "Enregistré sur {{thisDevice}}.", full: "{{name}}, {{theDevice}} n’a plus de place." };
	return { chooseLanguage, ...wordsOf("folder", english, async () => french) };
}

test.each([
	{
		device: "phone",
		en: ["Saved on this phone.", "There is no room on the phone, Maya."],
		fr: ["Enregistré sur ce téléphone.", "Maya, le téléphone n’a plus de place."],
	},
	{
		device: "computer",
		en: ["Saved on this computer.", "There is no room on the computer, Maya."],
		fr: ["Enregistré sur cet ordinateur.", "Maya, l’ordinateur n’a plus de place."],
	},
] as const)("a $device is called one in both languages", async ({ device, en, fr }) => {
	const { chooseLanguage, say } = await loadedOn(device);
	const said = () => [say("saved"), say("full", { name: "Maya" })];
	expect(said()).toEqual(en);
	await chooseLanguage("fr");
	expect(said()).toEqual(fr);
});

test("a page that was prerendered for a phone is hydrated as it is, and then says what it is read on", async () => {
	const onServer = await loadedOn("server");
	const saved = ({ useWords }: typeof onServer) => createElement(() => useWords()("saved"));
	document.body.innerHTML = renderToString(saved(onServer));
	expect(document.body.textContent).toBe("Saved on this phone.");
	const onComputer = await loadedOn("computer");
	const mismatch = vi.fn<(error: unknown) => void>();
	await act(async () => void hydrateRoot(document.body, saved(onComputer), { onRecoverableError: mismatch }));
	expect(document.body.textContent).toBe("Saved on this computer.");
	expect(mismatch).not.toHaveBeenCalled();
});
