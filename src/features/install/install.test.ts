// @vitest-environment happy-dom
// Who is offered LEAD on the home screen and when, who is left alone, and what each browser of an iPhone is shown.
import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { noticeInstalling } from "#local/browser/installing.ts";
import { InstallOffer } from "./InstallOffer.tsx";
import { InstallSteps } from "./InstallSteps.tsx";
import { areStepsShown } from "./steps.ts";

const day = 24 * 3_600_000;
const iPhone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

beforeAll(noticeInstalling);
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
	// Without it the module remembers when the last test put it off.
	localStorage.setItem("lead-install-later", "0");
	delete window.leadInstall;
	await chooseLanguage("en");
});

/** The page as it stands after it was opened and touched. */
function open(worth = true): void {
	cleanup();
	render(createElement(MantineProvider, null, createElement(InstallOffer, { worth })));
	fireEvent.pointerUp(document.body);
}

/** The browser says that it would install the app; asked, the person answers this. */
function browserWouldInstall(outcome: "accepted" | "dismissed") {
	const prompt = vi.fn(async () => ({ outcome }));
	act(() => void dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt })));
	return prompt;
}

const offer = () => screen.queryByRole("region", { name: /^(Keep LEAD at hand|LEAD à portée de main)$/ });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const named = (userAgent: string) => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);

test("who says not now, or no to the browser, is left alone for thirty days, and not longer", async () => {
	open();
	expect(offer()).toBeNull();
	browserWouldInstall("dismissed");
	await press("Not now");
	expect(offer()).toBeNull();
	vi.setSystemTime(Date.now() + 29 * day);
	open();
	expect(offer()).toBeNull();

	vi.setSystemTime(Date.now() + 2 * day);
	open();
	const prompt = browserWouldInstall("dismissed");
	await press("Install LEAD");
	expect(prompt).toHaveBeenCalledOnce();
	expect(offer()).toBeNull();
	vi.setSystemTime(Date.now() + 29 * day);
	open();
	browserWouldInstall("dismissed");
	expect(offer()).toBeNull();
	vi.setSystemTime(Date.now() + 2 * day);
	open();
	expect(offer()).not.toBeNull();
});

test("pressed twice the browser is asked once, and what it would install meanwhile is not forgotten", async () => {
	open();
	const answers: ((answer: { outcome: "accepted" }) => void)[] = [];
	const prompt = vi.fn(() => new Promise<{ outcome: "accepted" }>((answer) => void answers.push(answer)));
	const wouldInstall = () =>
		act(() => void dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt })));
	wouldInstall();
	await press("Install LEAD");
	await press("Install LEAD");
	expect(prompt).toHaveBeenCalledOnce();
	wouldInstall();
	await act(async () => answers[0]?.({ outcome: "accepted" }));
	await press("Install LEAD");
	expect(prompt).toHaveBeenCalledTimes(2);
});

test("where the browser would not ask after all, the offer stays", async () => {
	open();
	const prompt = vi.fn(async () => await Promise.reject(new DOMException("no gesture", "NotAllowedError")));
	act(() => void dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt })));
	await press("Install LEAD");
	await press("Install LEAD");
	expect(prompt).toHaveBeenCalledTimes(2);
});

test("it is offered to nobody who has nothing to keep, and to nobody who has it installed", () => {
	named(iPhone);
	open(false);
	expect(offer()).toBeNull();
	open();
	expect(offer()).not.toBeNull();
	Object.assign(navigator, { standalone: true });
	open();
	expect(offer()).toBeNull();
	Reflect.deleteProperty(navigator, "standalone");
});

test.each([
	{ browser: "Safari", userAgent: iPhone, en: "Tap Share", fr: "Toucher Partager" },
	{
		browser: "Chrome",
		userAgent: iPhone.replace("Version/18.5", "CriOS/137.0.7151.79"),
		en: "Open the Share menu",
		fr: "Ouvrir le menu Partager",
	},
	{
		browser: "Chrome of an iPhone before iOS 16.4",
		userAgent: iPhone.replace("OS 18_5", "OS 16_3").replace("Version/18.5", "CriOS/137.0.7151.79"),
		en: "Open LEAD in Safari",
		fr: "Ouvrir LEAD dans Safari",
	},
	{
		browser: "a window of Instagram",
		userAgent: `${iPhone} Instagram 390.0.0.0`,
		en: "Open LEAD in Safari",
		fr: "Ouvrir LEAD dans Safari",
	},
])("$browser of an iPhone is told of its own first step, in both languages", async ({ userAgent, en, fr }) => {
	named(userAgent);
	open();
	await press("Install LEAD");
	expect(areStepsShown()).toBe(true);
	cleanup();
	render(createElement(InstallSteps));
	const titles = (name: string) =>
		within(screen.getByRole("dialog", { name }))
			.getAllByRole("heading", { level: 3 })
			.map(({ textContent }) => textContent);
	expect(titles("LEAD on your home screen")).toEqual([en, "Choose “Add to Home Screen”", "Open LEAD"]);
	await press("Close");
	expect(areStepsShown()).toBe(false);
	await act(() => chooseLanguage("fr"));
	expect(titles("LEAD sur l’écran d’accueil")[0]).toBe(fr);
});
