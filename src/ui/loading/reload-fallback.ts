// What to do when a part of a page cannot be fetched however often it is tried. Set by app/router/missing-parts.ts,
// because ui does not know when a reload would lose something.
let act = () => {};

export function setReloadFallback(does: () => void): void {
	act = does;
}

export const reloadFallback = (): void => act();
