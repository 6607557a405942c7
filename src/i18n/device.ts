// What a sentence calls the thing it is read on: a phone where the first pointer is a finger, else a computer. Words of any
// folder say {{thisDevice}} or {{theDevice}} and need not be given a value: "Saved on {{thisDevice}}." is "Saved on this
// phone.", « Enregistré sur {{thisDevice}}. » is « Enregistré sur cet ordinateur. ». Three things to mind:
// - "de" and "à" contract in French (du téléphone): build the sentence without them, as with "sur". Both are masculine.
// - A fact about another device (where an answer was written, what somebody else holds) is no matter of these: "device".
// - What is prerendered says "phone" and is hydrated as it is; on a computer `useWords` then draws it again. So a folder's
//   `say` must not be called while a prerendered page is drawn.
import { useSyncExternalStore } from "react";
import type { DeviceNames, Language } from "./words-types.ts";

export type Device = "phone" | "computer";

export const deviceNames: Readonly<Record<Language, Readonly<Record<Device, DeviceNames>>>> = {
	en: {
		phone: { thisDevice: "this phone", theDevice: "the phone" },
		computer: { thisDevice: "this computer", theDevice: "the computer" },
	},
	fr: {
		phone: { thisDevice: "ce téléphone", theDevice: "le téléphone" },
		computer: { thisDevice: "cet ordinateur", theDevice: "l’ordinateur" },
	},
};

/** There is none on the server. */
const finger = globalThis.matchMedia?.("(pointer: coarse)");

export const deviceNow = (): Device => (finger?.matches === false ? "computer" : "phone");

/** The same in a component. It does not change while a page is open, but a prerendered page was drawn for a phone. */
export const useDevice = (): Device => useSyncExternalStore(subscribe, deviceNow, onServer);

const end = (): void => {};
const subscribe = () => end;
const onServer = (): Device => "phone";
