// Whoever presses something has the focus somewhere afterwards: without it a keyboard begins again at the top of the page,
// which is right only where the page is another.

const canHaveFocus = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]";
/** Keys that do something; Tab may leave the page by its end. */
const pressingKeys = ["Enter", " ", "Escape"];

let pressed: string | null = null;
/** Where the last look was, and how often it has been there: a page that is still coming takes away what stood there. */
let place = "";
let stays = 0;
const settled = 4;

/** From here on every press is noted. */
export function watchPresses(): void {
	const note = (element: Element | null) => {
		pressed = element && stays >= settled ? nameOf(element) : null;
	};
	const click = ({ target }: Event) => note(target instanceof Element ? target.closest(canHaveFocus) : null);
	const key = (event: KeyboardEvent) => {
		if (event.key === "Tab") note(null);
		if (pressingKeys.includes(event.key) && document.activeElement !== document.body) note(document.activeElement);
	};
	addEventListener("click", click, { capture: true });
	addEventListener("keydown", key, { capture: true });
	addEventListener("popstate", () => note(null));
	// A window of another size may not show what was pressed.
	addEventListener("resize", () => note(null));
}

export function lostFocus(): string | null {
	stays = place === location.pathname ? stays + 1 : 0;
	place = location.pathname;
	const here = document.activeElement;
	if ((here !== null && here !== document.body) || stays === 0) pressed = null;
	return pressed && `the focus is nowhere after a press of ${pressed}`;
}

function nameOf(element: Element): string {
	const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
	return `<${element.tagName.toLowerCase()}> "${name.trim().slice(0, 60)}"`;
}
