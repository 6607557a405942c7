// A phone number as a family types it, as it is stored, and as a family reads it. The server applies the same rule
// (pb_hooks/lib/phone-number.js; the test beside this file compares the two).

import { westernDigits } from "#i18n/digits.ts";

const between = /[\s().,/\u00b7\u2010-\u2015-]/g;

/**
 * It has at least 8 digits. A Lebanese number begins with +961 in store, however it was typed. Without a country code,
 * what cannot be Lebanese stays as its digits.
 * @returns "" when it is not a phone number
 */
export function storedPhone(typed: string): string {
	const plain = westernDigits(typed).replace(between, "");
	const [, abroad, digits = ""] = /^(\+|00)?(\d{8,})$/.exec(plain) ?? [];
	const [, lebanese] = (abroad ? /^9610?([1-9]\d{6,7})$/ : /^(?:961)?0?([1-9]\d{6,7})$/).exec(digits) ?? [];
	if (lebanese) return `+961${lebanese}`;
	if (!abroad) return /^\d{9,15}$/.test(digits) ? digits : "";
	return /^(?!961)[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : "";
}

/** "70 123 456" and "03 123 456"; with its country code what is not Lebanese. */
export function shownPhone(stored: string): string {
	const [, area = "", first, last] = /^\+961(\d\d?)(\d{3})(\d{3})$/.exec(stored) ?? [];
	return area ? `${area.padStart(2, "0")} ${first} ${last}` : stored;
}
