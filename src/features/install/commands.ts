// Putting LEAD on the home screen: the browser asks, or the steps are shown.
import { letBrowserAsk, putOff, wayToInstall } from "#local/browser/installing.ts";
import { showSteps } from "./steps.ts";

/** Resolves when the person has answered the browser, or the steps are on the screen. */
export async function install(): Promise<void> {
	if (wayToInstall() === "ask") await letBrowserAsk();
	else showSteps(true);
}

export const notNow = (): void => putOff();

export { showSteps };
