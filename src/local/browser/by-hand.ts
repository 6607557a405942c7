// On an iPhone or iPad nobody can be asked whether the app may stand on the home screen: the person puts it there. How
// depends on the browser, and only the browser's name tells. All of this is Apple's, measured nowhere but there.

/**
 * share: Safari, from its toolbar. share-menu: another browser, from its own menu (iOS 16.4 and later).
 * safari: an app's own window, or an older system: Safari has to be opened first.
 */
export type ByHand = "share" | "share-menu" | "safari";

type Browser = Pick<Navigator, "userAgent" | "maxTouchPoints">;

const guests = /(Cri|Fxi|Edgi|OPi)OS|OPT\/|DuckDuckGo|YaBrowser/;
const windowsOfApps = /FBA[NV]|Instagram|Line\/|Snapchat|TikTok|GSA\/|LinkedIn|Twitter/;

/** How it is done in this browser; null where it is no iPhone or iPad. */
export function byHand({ userAgent, maxTouchPoints }: Browser): ByHand | null {
	const phone = /iPhone|iPad|iPod/.test(userAgent);
	// An iPad says it is a Mac; a Mac has no touch screen.
	if (!phone && !(userAgent.includes("Macintosh") && maxTouchPoints > 1)) return null;
	if (windowsOfApps.test(userAgent)) return "safari";
	if (!guests.test(userAgent)) return "share";
	const [, major = "99", minor = "0"] = /OS (\d+)_(\d+)/.exec(userAgent) ?? [];
	return Number(major) * 100 + Number(minor) >= 1604 ? "share-menu" : "safari";
}
