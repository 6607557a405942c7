// A card and the room behind it are never on the screen together, so the one that goes says where the focus is expected
// and the one that comes takes it; unless the person has put the focus somewhere else meanwhile.
type Place = "card" | "room";

let expected = "";

/** The focus belongs to this place as soon as it is drawn. */
export function lookFor(place: Place, id: string): void {
	expected = `${place} ${id}`;
}

/** Whether nobody has put it anywhere, or only a tab has it that something was opened behind. */
export const isFree = (): boolean => {
	const at = document.activeElement;
	return at === null || at === document.body || at.getAttribute("role") === "tab";
};

/** Whether this place, just drawn, takes the focus. */
export function takeFocus(place: Place, id: string): boolean {
	if (expected !== `${place} ${id}`) return false;
	expected = "";
	return document.activeElement === null || document.activeElement === document.body;
}
