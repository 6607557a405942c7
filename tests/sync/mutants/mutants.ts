// Mutants: bugs made on purpose, one at a time. Each breaks a piece of the real code, and the model must notice and name the
// broken promise. All of them are in the code that the model loads, so that one process can try them one after the other;
// the code asks at each of these places whether its mutant is on.
import type { Plugin } from "vite";
import { asked } from "./instrument.ts";
import { losing } from "./losing.ts";
import { misleading } from "./misleading.ts";
import type { Change, Mutant } from "./mutant.ts";
import { ofSmallModel } from "./small-model.ts";

export const mutants: Record<string, Mutant> = { ...losing, ...misleading };

type Named = Change & { name: string };
const changesIn = (folder: string, list: Record<string, Mutant>): Named[] =>
	Object.entries(list).flatMap(([name, { also, ...change }]) =>
		[change, ...(also ? [also] : [])].map((one) => ({ ...one, file: `/${folder}/${one.file}`, name })),
	);
const changes = [...changesIn("src", mutants), ...changesIn("tests/sync/exhaustive", ofSmallModel)];

/** The code with one more choice in it, made where it runs. */
function withChoice(code: string, { file, name, code: plain, instead }: Named): string {
	if (!code.includes(plain)) throw new Error(`${file} no longer holds the code of the mutant "${name}"`);
	const isOn = `globalThis.${asked}?.(${JSON.stringify(name)})`;
	const choice = plain.endsWith(";")
		? `if (${isOn}) { ${instead} } else { ${plain} }`
		: `(${isOn} ? (${instead}) : (${plain}))`;
	return code.replace(plain, () => choice);
}

/**
 * Puts the mutants into the files as they are loaded.
 * @throws {Error} when the code of a mutant is not there any more: the mutant needs another piece
 */
export function mutated(): Plugin {
	return {
		name: "mutants",
		enforce: "pre",
		transform(code, id) {
			return changes.filter(({ file }) => id.endsWith(file)).reduce(withChoice, code);
		},
	};
}

/**
 * Turns one mutant on, and every other off.
 * @param mutant its name, or the number of one that a machine made
 */
export const turnOn = (mutant: string | number): void => {
	if (typeof mutant === "string" && !mutants[mutant] && !ofSmallModel[mutant])
		throw new Error(`There is no mutant named ${mutant}`);
	Reflect.set(globalThis, asked, (one: string | number) => one === mutant);
};

export const turnOff = (): void => {
	Reflect.deleteProperty(globalThis, asked);
};
