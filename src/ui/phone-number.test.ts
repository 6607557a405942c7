// Phone and server take the same numbers, store them in the same way and show them as families write them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { shownPhone, storedPhone } from "./phone-number.ts";

const here = { storedPhone, shownPhone };

/** The server's module, as the server loads it. */
function onServer(): typeof here {
	const module = { exports: here };
	const text = readFileSync(join(root, "pb_hooks", "lib", "phone-number.js"), "utf8");
	new Function("module", text)(module);
	return module.exports;
}

const numbers: [typed: string, stored: string, shown: string][] = [
	["70 123 456", "+96170123456", "70 123 456"],
	["70-123-456", "+96170123456", "70 123 456"],
	["070 123 456", "+96170123456", "70 123 456"],
	["70/123456", "+96170123456", "70 123 456"],
	["+961 70 123 456", "+96170123456", "70 123 456"],
	["00961 70 123456", "+96170123456", "70 123 456"],
	["961.70.123.456", "+96170123456", "70 123 456"],
	["+961 (0)70 123 456", "+96170123456", "70 123 456"],
	["٧٠ ١٢٣ ٤٥٦", "+96170123456", "70 123 456"],
	["۷۰ ۱۲۳ ۴۵۶", "+96170123456", "70 123 456"],
	["03 123456", "+9613123456", "03 123 456"],
	["03/123456", "+9613123456", "03 123 456"],
	["961 3 123 456", "+9613123456", "03 123 456"],
	["+961 03 123 456", "+9613123456", "03 123 456"],
	["08 800 000", "+9618800000", "08 800 000"],
	["12345678", "+96112345678", "12 345 678"],
	["+33 6 12 34 56 78", "+33612345678", "+33612345678"],
	["0033 6 12 34 56 78", "+33612345678", "+33612345678"],
	["+1 (416) 555–0123", "+14165550123", "+14165550123"],
	["06 12 34 56 78", "0612345678", "0612345678"],
	["abcdefgh", "", ""],
	["70 123 45a", "", ""],
	["call my wife", "", ""],
	["7", "", ""],
	["123456", "", ""],
	["3123456", "", ""],
	["3 123456", "", ""],
	["70-12-34", "", ""],
	["--------", "", ""],
	["+961 70 123", "", ""],
	["+961 70 123 45678", "", ""],
	["00000000", "", ""],
	["+0612345678", "", ""],
	["70+123456", "", ""],
	["1234567890123456", "", ""],
	["70123456 71123456", "", ""],
	["", "", ""],
];

test.each(numbers)("%j is stored as %j and read as %j, on the phone and on the server", (typed, stored, shown) => {
	for (const { storedPhone, shownPhone } of [here, onServer()]) {
		expect(storedPhone(typed)).toBe(stored);
		expect(shownPhone(stored)).toBe(shown);
		expect(storedPhone(stored)).toBe(stored);
		expect(storedPhone(shown)).toBe(stored);
	}
});
