// What can be pressed on the page as it stands, and how much each is worth a press.
import { type Action, extract, type Fingerprint, getFingerprint, type Point } from "@antithesishq/bombadil/browser";
import { isSuspicious } from "./suspicions.ts";

type Target = {
	fingerprint: Fingerprint;
	point: Point;
	worth: number;
	/** Leads from the public pages into the portal. */
	inward: boolean;
};

const pressable =
	"a[href], button:enabled, input:enabled:not([type=file]), select:enabled, textarea:enabled, summary, " +
	"[role=tab], [role=menuitem], [role=option], [role=radio], [role=switch]";

/** Null where a press would meet something else, or leave LEAD. */
function targetOf(element: Element): Target | null {
	const { left, top, width, height } = element.getBoundingClientRect();
	const point = { x: left + width / 2, y: top + height / 2 };
	const met = document.elementFromPoint(point.x, point.y);
	if (!met || !(element.contains(met) || met.closest("label")?.contains(element))) return null;
	if (element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.target === "_blank")) {
		return null;
	}
	const inward = element.matches(portalLinks) && !inPortal.test(location.pathname);
	return { fingerprint: getFingerprint(element), point, worth: worthOf(element), inward };
}

const portalLinks = "a:is([href^='/dashboard-'], [href='/portal'], [href='/login'])";
const inPortal = /^\/(dashboard-|profile|login)/;
const signOut = /^(Sign Out|Se déconnecter)/;

/** The frame is on every page; what is begun is worth finishing. */
function worthOf(element: Element): number {
	if (element.closest("header, footer") || signOut.test(element.textContent ?? "")) return 1;
	// Its many fields would be half of every turn.
	if (location.pathname === "/profile") return element.matches("a") ? 6 : 1;
	if (element instanceof HTMLTextAreaElement) return 30;
	const form = element.closest("form");
	const isButton = element instanceof HTMLButtonElement && element.type === "submit";
	return isButton && form && hasWords(form) ? 40 : 5;
}

const hasWords = (form: HTMLFormElement): boolean =>
	[...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
		({ type, value }) => !["checkbox", "radio"].includes(type) && value !== "",
	);

export const targets = extract(({ document }) =>
	[...document.querySelectorAll(pressable)].flatMap((element) => targetOf(element) ?? []),
);

export const pressOn = ({ fingerprint, point }: Pick<Target, "fingerprint" | "point">): Action => ({
	Click: { fingerprint, point },
});

/** The field somebody is in, by which it is filled; null outside of any. */
export const field = extract(({ document }) => {
	const here = document.activeElement;
	if (here instanceof HTMLTextAreaElement) return { type: "textarea", empty: here.value === "" };
	return here instanceof HTMLInputElement ? { type: here.type, empty: here.value === "" } : null;
});

export type SignInForm = {
	email: string;
	password: string;
	in: "email" | "password" | null;
	emailTarget: Target | null;
	passwordTarget: Target | null;
};

/** The sign-in form as it stands; null where there is none that can be used. */
export const signInForm = extract(({ document }): SignInForm | null => {
	const email = document.querySelector<HTMLInputElement>("main input[autocomplete=username]");
	const password = document.querySelector<HTMLInputElement>("main input[autocomplete=current-password]");
	const button = email?.form?.querySelector("button[type=submit]:enabled");
	if (!email || !password || !button) return null;
	const here = document.activeElement;
	return {
		email: email.value,
		password: password.value,
		in: here === email ? "email" : here === password ? "password" : null,
		emailTarget: targetOf(email),
		passwordTarget: targetOf(password),
	};
});

/** Whether somebody who waits may see something turn out to be wrong. */
export const suspicious = extract(isSuspicious);
