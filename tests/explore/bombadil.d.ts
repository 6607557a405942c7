// As much of the types of @antithesishq/bombadil 0.7.0 as is used here: the package is 45 MB, and `npm run explore` alone
// fetches it.
declare module "@antithesishq/bombadil" {
	export class Formula {
		private readonly formula: true;
	}
	export function always(holds: () => boolean): Formula;
}

declare module "@antithesishq/bombadil/browser" {
	export type JSON = string | number | boolean | null | JSON[] | { [key: string]: JSON };
	export type Point = { x: number; y: number };
	export type Range = number | [number, number];
	/** How an element is found again when a run is repeated. */
	export type Fingerprint = { [part: string]: string | null };
	/** What is typed is drawn anew each time, after a pattern. */
	export type Action =
		| "Back"
		| "Forward"
		| "Reload"
		| "Wait"
		| { Click: { fingerprint: Fingerprint; point: Point } }
		| { TypeText: { text: { Regexp: string } | { Text: Range } | "Email"; delayMillis: Range } }
		| { PressKey: { code: number } }
		| { ScrollUp: { origin: Point; distance: number } }
		| { ScrollDown: { origin: Point; distance: number } }
		| { SetViewport: { width: number; height: number } };
	export type State = {
		document: Document;
		window: Window;
		console: { level: "warning" | "error"; args: JSON[] }[];
		lastAction: object | string | null;
	};

	/** What was seen of the page when it last came to rest. */
	export type Cell<T> = { readonly current: T };
	export type Tree = { branches: readonly unknown[] };
	export type Generator = { generate: () => Tree };

	/** `look` runs in the page, everything else in a program without one. */
	export function extract<T extends JSON>(look: (state: State) => T): Cell<T>;
	export function actions(possible: () => Action[] | Tree): Generator;
	export function weighted(choices: [number, Action | Generator][]): Generator;
	export function getFingerprint(element: Element): Fingerprint;
}

declare module "@antithesishq/bombadil/browser/defaults/actions" {
	import type { Generator } from "@antithesishq/bombadil/browser";
	export const scroll: Generator;
	export const back: Generator;
	export const forward: Generator;
	export const reload: Generator;
}

declare module "@antithesishq/bombadil/browser/defaults/properties" {
	import type { Formula } from "@antithesishq/bombadil";
	export const noHttpErrorCodes: Formula;
	export const noUncaughtExceptions: Formula;
	export const noUnhandledPromiseRejections: Formula;
}
