// What a file is, by the ending of its name, and what this app can show of it.
import { pictureTypes } from "#local/files/pictures.ts";

/** Other files are opened by another app of the phone. */
export type Kind = "pdf" | "picture" | "text" | "other";

const types: Record<string, readonly [kind: Kind, type: string]> = {
	pdf: ["pdf", "application/pdf"],
	...Object.fromEntries(Object.entries(pictureTypes).map(([ending, type]) => [ending, ["picture", type] as const])),
	txt: ["text", "text/plain"],
	csv: ["text", "text/csv"],
};

/** In small letters; the whole name where it has none. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

export const kindOf = (name: string): Kind => types[endingOf(name)]?.[0] ?? "other";

/** For the browser; a type that it does not open itself is saved. */
export const typeOf = (name: string): string => types[endingOf(name)]?.[1] ?? "application/octet-stream";

/** The name under which a phone saves the file: its title, with the ending of the file. */
export function savedName(title: string, name: string): string {
	const ending = `.${endingOf(name)}`;
	return title.toLowerCase().endsWith(ending) ? title : `${title}${ending}`;
}
