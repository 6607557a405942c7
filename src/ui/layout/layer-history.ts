// What lies over the page on a phone (a dialog, a drawer, a menu) has an entry of its own in the tab's history, so that
// the Back button closes it and does not leave the page. The router knows nothing of these entries: their address is
// that of the page, and going from one to the other is kept from it. An entry whose layer is closed already is left at
// once, or becomes the entry of the page that follows: nobody has to press Back twice for one step.
import type { RouterHistory } from "@tanstack/react-router";

type Layer = { close: () => void; ended: boolean };

/** Those that are open, the uppermost last. */
const layers: Layer[] = [];

/** How many layers are open at an entry, in its state. */
const mark = "leadLayers";
const markOf = (state: unknown): number => Number(Object(state)[mark] ?? 0);
const here = (): number => markOf(history.state);

/** A browser that goes nowhere says nothing, so the wait for it ends after this. */
const travelTimeoutMs = 500;

let travel: Promise<void> | null = null;
let arrive: (() => void) | null = null;

/** Goes back over this many entries without the router. */
function goBack(steps: number): Promise<void> {
	if (travel) return travel;
	const going = new Promise<void>((done) => {
		arrive = () => {
			clearTimeout(late);
			arrive = null;
			travel = null;
			done();
		};
		const late = setTimeout(arrive, travelTimeoutMs);
	});
	// Before it goes, because the arrival may come at once.
	travel = going;
	history.go(-steps);
	return going;
}

/** Gives every open layer its entry. */
function addEntries(): void {
	if (travel) void travel.then(addEntries);
	// By the prototype, because the router listens to the history object itself.
	else if (here() < layers.length)
		History.prototype.pushState.call(history, { ...history.state, [mark]: here() + 1 }, "");
}

/** Leaves the entries of layers that are closed. */
function leaveEntries(): void {
	const spare = here() - layers.length;
	if (spare > 0) void goBack(spare);
}

/** @returns what ends it, when it is closed otherwise than by the Back button */
export function openLayer(close: () => void): () => void {
	const layer = { close, ended: false };
	layers.push(layer);
	addEntries();
	return () => {
		layer.ended = true;
		const at = layers.indexOf(layer);
		if (at >= 0) layers.splice(at, 1);
		// Later, because what closes it may also lead to another page, which then takes its entry.
		setTimeout(leaveEntries);
	};
}

/** Those above this many were left by the Back button. One that cannot be closed now stays, and gets an entry again. */
function closeAbove(count: number): void {
	const left = layers.splice(count).reverse();
	for (const layer of left) layer.close();
	setTimeout(() => {
		const staying = left.filter(({ ended }) => !ended).reverse();
		layers.push(...staying);
		if (staying.length > 0) addEntries();
	}, travelTimeoutMs);
}

/** Makes a router's history one that leaves no entry of a layer behind. Called once, for the history of the app. */
export function keepLayers(router: RouterHistory): RouterHistory {
	const { push, replace, go } = router;
	const isKnown = () => router.location.href === location.pathname + location.search + location.hash;
	const popped = (event: PopStateEvent) => {
		const count = markOf(event.state);
		if (!arrive && count === layers.length) return;
		if (isKnown()) event.stopImmediatePropagation();
		if (arrive) arrive();
		else if (count < layers.length) closeAbove(count);
		else void goBack(count - layers.length);
	};
	window.addEventListener("popstate", popped, { capture: true });
	leaveEntries();
	/** Does it once at most this many entries of layers are left. */
	const whenAtMost = (entries: number, act: () => void): void => {
		if (travel) void travel.then(() => whenAtMost(entries, act));
		else if (here() > entries) void goBack(here() - entries).then(() => whenAtMost(entries, act));
		else act();
	};
	type Going = Parameters<RouterHistory["push"]>;
	const goOn = (...going: Going) => whenAtMost(1, () => (here() === 0 ? push(...going) : replace(...going)));
	const exchange = (...going: Going) =>
		whenAtMost(0, () => {
			replace(...going);
			router.flush();
			addEntries();
		});
	type Step = Parameters<RouterHistory["go"]>;
	const step = (...steps: Step) => whenAtMost(0, () => go(...steps));
	return Object.assign(router, { push: goOn, replace: exchange, go: step, back: () => step(-1) });
}
