import { type ComponentType, lazy, useEffect, useState } from "react";

type Part<Props> = ComponentType<Props> & { warm: () => void };

/**
 * A part of a page whose code comes when it is first drawn, or was fetched before by `warm`: then it opens at once. (React
 * holds back what replaces a placeholder for a third of a second, also when the code is there already.)
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
	let here: ComponentType<Props> | null = null;
	let coming: Promise<{ default: ComponentType<Props> }> | null = null;
	// Asked for once. What could not be had then stays missing until the whole page is fetched anew, as the error page
	// does: many browsers keep a failed import, and Vite asks for a style sheet only once, so that a part that came at a
	// second try could stand there without its looks.
	const fetched = () => {
		coming ??= load().then((component) => {
			here = component;
			return { default: component };
		});
		return coming;
	};
	const Later = lazy(fetched);
	// biome-ignore lint/correctness/noComponentHookFactories: called by modules, once for each part
	const Shown = (props: Props) => {
		// Chosen once: another component in its place would begin anew, without what was typed.
		const [Chosen] = useState(() => here ?? Later);
		return <Chosen {...props} />;
	};
	return Object.assign(Shown, { warm: () => void fetched().catch(() => undefined) });
}

/** Fetches parts while nobody waits for them, once the phone keeps the app: it costs no line then. */
export function useWarm(parts: { warm: () => void }[]): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page's parts are always the same
	useEffect(() => {
		if (!navigator.serviceWorker?.controller) return;
		const timer = setTimeout(() => {
			for (const { warm } of parts) warm();
		}, 500);
		return () => clearTimeout(timer);
	}, []);
}
