// Goes through what was done in an earlier turn. (Bombadil can do so itself, but gives up where an element comes a moment
// later than it did then.)
import { type Action, actions, type Generator, type Point } from "@antithesishq/bombadil/browser";
import { pressOn, suspicious, targets } from "./targets.ts";

/** An action as Bombadil noted it, with the parts of a fingerprint that were there. */
export type Noted =
	| "Back"
	| "Forward"
	| "Reload"
	| "Wait"
	| { Click: { fingerprint: Record<string, string>; point: Point } }
	| { TypeText: { text: string } }
	| { PressKey: { code: number } }
	| { ScrollUp: { origin: Point; distance: number } }
	| { ScrollDown: { origin: Point; distance: number } }
	| { SetViewport: { width: number; height: number } };

/** Looks at the page before a press is left out because there is nothing to press. */
const patience = 6;

export function replaying(noted: Noted[]): Generator {
	const left = noted.filter((action) => action !== "Wait");
	let waited = 0;
	return actions(() => {
		const [next] = left;
		if (suspicious.current) return ["Wait"];
		const action = next && actionOf(next);
		if (!action && waited++ < patience) return ["Wait"];
		waited = 0;
		left.shift();
		// Nothing at all ends the run.
		return action ? [action] : next ? ["Wait"] : [];
	});
}

/** Null where there is nothing to press. */
function actionOf(noted: Noted): Action | null {
	if (typeof noted === "string") return noted;
	if ("Click" in noted) return clickOn(noted.Click);
	if ("TypeText" in noted) return { TypeText: { text: { Regexp: literally(noted.TypeText.text) }, delayMillis: 0 } };
	return noted;
}

const literally = (text: string): string => text.replace(/[\\.+*?()|[\]{}^$#&~-]/g, "\\$&");

/** The same element by what it says; of several the one nearest to the old place. */
function clickOn({ fingerprint, point }: { fingerprint: Record<string, string>; point: Point }): Action | null {
	const same = targets.current.filter((target) =>
		parts.every(([now, noted]) => (target.fingerprint[now] ?? undefined) === fingerprint[noted]),
	);
	const far = (to: Point) => Math.hypot(to.x - point.x, to.y - point.y);
	const [nearest] = same.toSorted((one, other) => far(one.point) - far(other.point));
	return nearest ? pressOn(nearest) : null;
}

/** Not the id, which is another on every page. */
const parts: [now: string, noted: string][] = [
	["tag", "tag"],
	["role", "role"],
	["href", "href"],
	["accessibleName", "accessible_name"],
	["nameAttr", "name_attr"],
	["placeholder", "placeholder"],
	["inputType", "input_type"],
	["textContent", "text_content"],
];
