// What makes a wrong key, a missing translation or a forgotten placeholder a type error.
export type Language = "en" | "fr";
export type Words = Readonly<Record<string, string>>;

/** The French of a folder: exactly the English keys, and what it says otherwise to a student (addressee.ts). */
export type Translated<E extends Words> = { readonly [K in keyof E]: string } & {
	readonly [K in ToStudent<Extract<keyof E, string>>]?: string;
};
type ToStudent<K extends string> = K extends `${infer Name}_${infer P extends Plural}`
	? `${Name}_student_${P}`
	: `${K}_student`;
type Plural = "zero" | "one" | "other";

/** What may be said: plural forms are asked for by their common name, with `count`. */
export type WordKey<E extends Words> = Singular<Extract<keyof E, string>>;

type Singular<K extends string> = K extends `${infer Name}_${Plural}` ? Name : K;
type TextOf<E extends Words, K extends string> = K extends keyof E ? E[K] : E[`${K}_other` & keyof E];
type Placeholder<T> = T extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholder<Rest> : never;
/** What every sentence may say without being given it (device.ts). */
export type DeviceNames = Readonly<Record<"thisDevice" | "theDevice", string>>;
type Needed<E extends Words, K extends string> =
	| Exclude<Placeholder<TextOf<E, K>>, keyof DeviceNames>
	| (`${K}_other` extends keyof E ? "count" : never);

/** The values a text needs, as the rest of the arguments: none when it has no placeholder. */
export type WordValues<E extends Words, K extends string> = [Needed<E, K>] extends [never]
	? []
	: [values: { readonly [P in Needed<E, K>]: P extends "count" ? number : string | number }];
