// Phone and server look at every letter there is in the same way.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { isVisible, onOneLine } from "./text.ts";

type OnServer = { isVisible: (text: string) => boolean; checkLetters: (field: string, text: string) => void };

/** The server's module, as the server loads it. */
function onServer(): OnServer {
	const module: { exports: OnServer } = { exports: { isVisible, checkLetters: () => {} } };
	const refuse = { refusal: (_: number, __: string, code: string) => new Error(code) };
	const text = readFileSync(join(root, "pb_hooks", "lib", "characters.js"), "utf8");
	new Function("require", "module", "__hooks", text)(() => refuse, module, "");
	return module.exports;
}

test("no letter is seen by one and not by the other, and what a name keeps is let in", () => {
	const server = onServer();
	const mayStand = (line: string) => {
		try {
			server.checkLetters("name", line);
			return true;
		} catch {
			return false;
		}
	};
	const apart: string[] = [];
	for (let code = 0; code <= 0x10ffff; code++) {
		const letter = String.fromCodePoint(code);
		const same = server.isVisible(letter) === isVisible(letter);
		const kept = onOneLine(`a${letter}b`);
		const agreed = mayStand(kept) && mayStand(`a${letter}b`) === (kept === `a${letter}b`);
		if (!same || !agreed) apart.push(code.toString(16));
	}
	expect(apart).toEqual([]);
});

test("what Unicode says nobody sees is not seen, and nothing else", () => {
	const seenByNobody = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb]$/u;
	const apart: string[] = [];
	for (let code = 0; code <= 0x10ffff; code++) {
		const letter = String.fromCodePoint(code);
		if (isVisible(letter) === seenByNobody.test(letter)) apart.push(code.toString(16));
	}
	expect(apart).toEqual([]);
});

test("a name loses what turns its direction, and keeps what its letters need", () => {
	expect(onOneLine("\u202a+961 70 123 456\u202c")).toBe("+961 70 123 456");
	expect(onOneLine("Maya\tHaddad\r\n")).toBe("Maya Haddad ");
	for (const name of ["می\u200cخواهم", "👩\u200d👧", "Zoé d’Été"]) expect(onOneLine(name)).toBe(name);
});
