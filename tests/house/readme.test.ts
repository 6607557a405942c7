// What a README lists is all there is.
import { join } from "node:path";
import { expect, test } from "vitest";
import { guestMutations, mutations } from "#mutations.ts";
import { root, textOf } from "./files.ts";

test("the server's README says of every mutation which request carries it and with what content", () => {
	const rows = textOf(join(root, "pb_hooks", "README.md")).matchAll(
		/^\| ([\w, ]+) \| (?:POST|PATCH) [^|]+\| [^|]+\|$/gm,
	);
	const named = [...rows].flatMap(([, names = ""]) => names.split(", "));
	expect(named.sort()).toEqual(Object.keys({ ...mutations, ...guestMutations }).sort());
});
