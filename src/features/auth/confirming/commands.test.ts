// What the page behind the link for a new address reads from it.
import { expect, test } from "vitest";
import { changeIn } from "./commands.ts";

const tokenWith = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

test("the new address is read letter by letter, with accents and in Arabic", () => {
	for (const newEmail of ["rana@lead.test", "élodie~?>@lead.test", "سامي@lead.test"]) {
		expect(changeIn(tokenWith({ id: "abc", newEmail, exp: 1 }))).toEqual({ id: "abc", newEmail });
	}
});

test("a link that says nothing of an address, or nothing at all, is none", () => {
	for (const token of ["", "x", "a.b.c", tokenWith({ id: "abc" }), tokenWith([])]) expect(changeIn(token)).toBeNull();
});
