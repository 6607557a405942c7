// What the app does when a part of a page cannot be had however often it is asked for (app/router/missing-parts.ts): this room does not
// know how to fetch a page anew, nor when that would hurt.
let act = () => {};

export function setReloadFallback(does: () => void): void {
	act = does;
}

export const reloadFallback = (): void => act();
