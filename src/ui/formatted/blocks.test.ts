// Which marks of a teacher's text mean something, and which letters of an exercise mean themselves.
import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";
import type { Block, Piece } from "./pieces.ts";

/** In the notation of HTML, which says here what is drawn and what is not. */
const seen = (text: string) => blocksOf(text).map(written).join("");

function written(piece: Piece | Block): string {
	if (typeof piece === "string") return piece;
	if ("items" in piece) {
		const items = piece.items.map(
			({ value = piece.dashes ? "–" : "•", inside }) => `<${value}>${inside.map(written).join("")}`,
		);
		return `<${piece.type}>${items.join("")}</${piece.type}>`;
	}
	const inside = piece.inside.map(written).join("");
	return piece.type === "a" ? `<a ${piece.href}>${inside}</a>` : `<${piece.type}>${inside}</${piece.type}>`;
}

/** Texts of real exercises from before there were marks: each is one paragraph, letter by letter as it was typed. */
const exercises = [
	"Read page 12 and answer questions 1 to 4.",
	"1) Solve x + 3 = 7\n2) Solve 2x - 5 = 9\n3) Check both answers",
	"a) 3/4 + 1/2\nb) 5/6 - 1/3\nc) 2 1/2 x 4",
	"5 * 3 * 2 = 30",
	"5*3*2 = 30 and (a*b)*c*(d) = abcd",
	"Simplify: 2*x + 3*y - 4*x*y",
	"2**3 = 8 and 3**2 = 9",
	"Name the variables snake_case, like first_name and _total_price_.",
	"a*b*c = c*b*a",
	"The capital of France is ____ and of Lebanon is ____(1)____.",
	"_at, c_t, ca_: which letter is missing?",
	"  12\n-  5\n-----\n",
	"  347\n+ 285\n+  16\n=====",
	"- 5 + 3 = ?",
	"Compute:\n- 5 + 3",
	"If x < 3 and y > 2 then x <= y; use &lt; for < and &amp; for &",
	"# Exercise 3\n## Part A",
	"Note: 12 - 7 = 5\n> means greater than",
	"|x - 3| = 4, ||a|| and {x | x > 0}",
	"f(x) = [2](x + 1) and [a, b](3)",
	"\\frac{1}{2} + \\sqrt{2} \\* 3",
	"`let x = 3` and ```print(x)```",
	"    four blanks\n\tand a tab, then  two",
	"اقرأ النص ص ١٢ ثم أجب:\n١- ما معنى «الوفاء»؟\n٢- أعرب الجملة الأولى.",
	"احسب: ٥ * ٣ * ٢ = ٣٠",
	"Sodium chloride: Na+ + Cl- -> NaCl; 2 H2 + O2 -> 2 H2O",
	"3. page 4",
	"Do these:\n3. page 4\n7. page 6",
	"2024. The year began well.\n2025. It did not end so.",
	"(*) optional ... (*) for those who finish early\n* bring a ruler",
	"Difficulty: *** and **** of 5 *",
	"Area = 1/2 * base * height; V = 4/3 * pi * r ** 3 ".trim(),
	"x_1 + x_2 = [x_1] [x_2]\n---\nNext",
	"1.\n2.\n3.",
	"![drawing](house) ~~no~~ ==mark== :) :-* <b>bold</b> <script>alert(1)</script>",
	"Écris 5 phrases « à la première personne » :\n— je…\n— je…",
	"- - - - - - - -\nPart B\n* * * * *",
	"Name: ________ * Date: ________ *",
];

test.each(exercises)("letter by letter as it was typed: %j", (text) => {
	expect(seen(text)).toBe(`<p>${text}</p>`);
});

test("a text has as many paragraphs as it had, with the blank lines that it had", () => {
	expect(seen("One\nTwo\n\nThree\n\n\nFour")).toBe("<p>One\nTwo\n\n</p><p>Three\n\n\n</p><p>Four</p>");
});

test.each([
	["Bring **a ruler** now", "<p>Bring <strong>a ruler</strong> now</p>"],
	["**Bring**: *one* ruler, (*please*)!", "<p><strong>Bring</strong>: <em>one</em> ruler, (<em>please</em>)!</p>"],
	[
		"***Both*** and **with *one* inside**",
		"<p><em><strong>Both</strong></em> and <strong>with <em>one</em> inside</strong></p>",
	],
	["**اقرأ** النص، *ثم* أجب", "<p><strong>اقرأ</strong> النص، <em>ثم</em> أجب</p>"],
	["« **Lis** » l’*énoncé*.", "<p>« <strong>Lis</strong> » l’<em>énoncé</em>.</p>"],
	["**over\nlines**", "<p>**over\nlines**</p>"],
])("bold and italic: %j", (text, drawn) => {
	expect(seen(text)).toBe(drawn);
});

test.each([
	["Bring:\n- a ruler\n- **a pen**", "<p>Bring:\n</p><ul><–>a ruler\n<–><strong>a pen</strong></ul>"],
	["* one\n* two\n\nThen *go*.", "<ul><•>one\n<•>two</ul><p>\nThen <em>go</em>.</p>"],
	["1. Read\n2. Write", "<ol><1>Read\n<2>Write</ol>"],
	["Do:\n\n3. page 4\n7. page 6\nBy Friday.", "<p>Do:\n\n</p><ol><3>page 4\n<7>page 6</ol><p>By Friday.</p>"],
	["1. Solve:\n   a) 2x = 4\n   b) 3x = 9\n2. Draw", "<ol><1>Solve:\na) 2x = 4\nb) 3x = 9\n<2>Draw</ol>"],
	["- fruit\n  - pear\n  - fig\n- bread", "<ul><–>fruit\n<ul><–>pear\n<–>fig</ul><–>bread</ul>"],
	["1. One\n\n2. Two", "<ol><1>One\n\n<2>Two</ol>"],
	["  - one\n  - two", "<ul><–>one\n<–>two</ul>"],
	["1. Solve\n(show it)\n2. Draw", "<p>1. Solve\n(show it)\n2. Draw</p>"],
	["- قلم\n- دفتر", "<ul><–>قلم\n<–>دفتر</ul>"],
])("a list of at least two: %j", (text, drawn) => {
	expect(seen(text)).toBe(drawn);
});

test.each([
	[
		"See [the film](https://a.example/x_y_z?b=1&copy=2).",
		"<p>See <a https://a.example/x_y_z?b=1&copy=2>the film</a>.</p>",
	],
	["[**Write** to us](mailto:rana@a.example)", "<p><a mailto:rana@a.example><strong>Write</strong> to us</a></p>"],
	[
		"Watch https://a.example/a_(b)_*c*, then rest.",
		"<p>Watch <a https://a.example/a_(b)_*c>https://a.example/a_(b)_*c</a>*, then rest.</p>",
	],
	["(http://a.example).", "<p>(<a http://a.example>http://a.example</a>).</p>"],
	["[x](javascript:alert(1)) [y](data:text/html,1) [z](/dashboard) [q](https://)", null],
	['[x](https://a.example "title")', '<p>[x](<a https://a.example>https://a.example</a> "title")</p>'],
	["[x][y] and [y]: https://", null],
])("a link: %j", (text, drawn) => {
	expect(seen(text)).toBe(drawn ?? `<p>${text}</p>`);
});

test("no letter or digit of any text is lost, and nothing is added", () => {
	const signs = fc.constantFrom(
		"*",
		"**",
		"_",
		"- ",
		"1. ",
		"2) ",
		"[",
		"](",
		")",
		"\n",
		"\n\n",
		"  ",
		"\t",
		"\r\n",
		"a",
		"7",
		"ق",
		"\\",
		"#",
		"> ",
		"`",
		"<b>",
		"https://a.b",
		"\ufeff",
		"😀",
	);
	fc.assert(
		fc.property(fc.array(signs, { maxLength: 30 }), (parts) => {
			const text = parts.join("");
			const kept = [...blocksOf(text).map(lettersOf).join("")];
			const typed = [...text];
			let at = -1;
			for (const letter of kept) {
				at = typed.indexOf(letter, at + 1);
				expect(at).toBeGreaterThanOrEqual(0);
			}
			if (!text.includes("](") && !text.includes(". "))
				expect(kept.join("").match(/[a7ق😀]/gu)).toEqual(text.match(/[a7ق😀]/gu));
		}),
		{ numRuns: 500 },
	);
});

test("the longest text of nothing but marks does not freeze a phone", () => {
	for (const mark of ["*", "**a", "[", "](", "- ", "- * 1. ", "- x\n", "[a](", "*a**b", "1. ", "\n- ", "https://"]) {
		expect(blocksOf(mark.repeat(10_000 / mark.length)).length, mark).toBeGreaterThan(0);
	}
});

function lettersOf(piece: Piece | Block): string {
	if (typeof piece === "string") return piece;
	return "items" in piece
		? piece.items.flatMap(({ inside }) => inside.map(lettersOf)).join("")
		: piece.inside.map(lettersOf).join("");
}
