// Everything unsent as one text file. It begins with a byte order mark, so that old editors show Arabic, and has their
// line ends.

import { language } from "#i18n/i18n.ts";
import { saveFile } from "#local/browser/save-file.ts";
import { momentOf } from "#ui/dates.ts";
import { say } from "./words.ts";

/** A work as the file lists it; `notes` are the lines between its name and its words. */
export type FiledItem = { title: string; notes: string[]; text: string };

/** @param name whose work it is */
function itemsFile(items: FiledItem[], name: string): string {
	const head = [say("file.head", { name }), say("file.made", { when: momentOf(Date.now(), language()) })];
	const listed = items.map(({ title, notes, text }, at) =>
		[`${at + 1}. ${title}`, ...notes.filter(Boolean), "", text].join("\n"),
	);
	return `\ufeff${[head.join("\n"), ...listed].join("\n\n----\n\n")}\n`.replace(/\r?\n/g, "\r\n");
}

/** Hands the file to the browser, which saves it among the downloads. */
export function saveItemsFile(items: FiledItem[], name: string): void {
	saveFile(say("file.name"), new Blob([itemsFile(items, name)], { type: "text/plain;charset=utf-8" }));
}
