// What a press on a button over the instructions does to the text, and what is selected afterwards.
import { expect, test } from "vitest";
import { type Edit, editFor, type Format, onOwnLine, type Selected } from "./edits.ts";

const placeholders = { bold: "bold words", italic: "italic words", link: "name" };

/** The text after an edit. What is selected, before and after, stands between ‹ and ›. */
function pressed(edit: (selected: Selected) => Edit, written: string): string {
	const start = written.indexOf("‹");
	const end = written.indexOf("›") - 1;
	const text = written.replace("‹", "").replace("›", "");
	const { from, to, put, select } = edit({ text, start, end });
	const after = text.slice(0, from) + put + text.slice(to);
	const [first, last] = [from + select[0], from + select[1]];
	return `${after.slice(0, first)}‹${after.slice(first, last)}›${after.slice(last)}`;
}

const press = (format: Format, written: string): string =>
	pressed((selected) => editFor(format, selected, placeholders), written);

test.each([
	["bold", "Bring ‹a ruler› now", "Bring **‹a ruler›** now"],
	["italic", "Bring ‹a ruler ›now", "Bring *‹a ruler›* now"],
	["bold", "Bring ‹›", "Bring **‹bold words›**"],
	["bold", "Bring **‹a ruler›** now", "Bring ‹a ruler› now"],
	["bold", "Bring ‹**a ruler**› now", "Bring ‹a ruler› now"],
	["italic", "Bring **‹a ruler›** now", "Bring ***‹a ruler›*** now"],
	["italic", "Bring ***‹a ruler›*** now", "Bring **‹a ruler›** now"],
	["bold", "‹- one\n\n2. two ›", "‹- **one**\n\n2. **two**› "],
	["bold", "‹- **one**\n2. **two**›", "‹- one\n2. two›"],
	["bold", "‹اقرأ› النص", "**‹اقرأ›** النص"],
] as const)("%s: %j", (format, before, after) => {
	expect(press(format, before)).toBe(after);
});

test.each([
	["list", "Bring:\no‹›ne", "Bring:\n- one‹›"],
	["list", "‹one\n\ntwo›\nend", "‹- one\n\n- two›\nend"],
	["list", "‹- one\n- two›", "‹one\ntwo›"],
	["numbers", "‹- one\n- two\n›end", "‹1. one\n2. two›\nend"],
	["numbers", "‹1. one\n2. two›", "‹one\ntwo›"],
	["list", "‹›", "- ‹›"],
	["numbers", "one\n‹›", "one\n1. ‹›"],
] as const)("%s: %j", (format, before, after) => {
	expect(press(format, before)).toBe(after);
});

test.each([
	["‹›", "[name](‹https://›)"],
	["See ‹the film›.", "See [the film](‹https://›)."],
	["See ‹https://a.example/1›.", "See [‹name›](https://a.example/1)."],
])("link: %j", (before, after) => {
	expect(press("link", before)).toBe(after);
});

test.each([
	["‹›", "![a](b)\n‹›"],
	["Look:‹›", "Look:\n![a](b)\n‹›"],
	["Look:\n‹›\nDraw.", "Look:\n![a](b)\n‹›Draw."],
	["Look‹› here", "Look\n![a](b)\n‹› here"],
	["‹Look›\nhere", "Look\n![a](b)\n‹›here"],
])("a picture on a line of its own: %j", (before, after) => {
	expect(pressed((selected) => onOwnLine(selected, "![a](b)"), before)).toBe(after);
});
