// @ts-check
// A phone number as a family types it, as it is stored, and as the centre reads it. The phone applies the same rule
// (src/ui/phone-number.ts; the test beside that file compares the two).

const between = /[\s().,/\u00b7\u2010-\u2015-]/g;
// Of the Arabic and the Persian keyboard, each row from nought to nine.
const arabic = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * It has at least 8 digits. A Lebanese number begins with +961 in store, however it was typed. Without a country code,
 * what cannot be Lebanese stays as its digits.
 * @param {string} typed
 * @returns {string} "" when it is not a phone number
 */
const storedPhone = (typed) => {
	const plain = typed.replace(arabic, (digit) => String(digit.charCodeAt(0) & 15)).replace(between, "");
	const [, abroad, digits = ""] = /^(\+|00)?(\d{8,})$/.exec(plain) || [];
	const [, lebanese] = (abroad ? /^9610?([1-9]\d{6,7})$/ : /^(?:961)?0?([1-9]\d{6,7})$/).exec(digits) || [];
	if (lebanese) return `+961${lebanese}`;
	if (!abroad) return /^\d{9,15}$/.test(digits) ? digits : "";
	return /^(?!961)[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : "";
};

/**
 * "70 123 456" and "03 123 456"; with its country code what is not Lebanese.
 * @param {string} stored
 * @returns {string}
 */
const shownPhone = (stored) => {
	const [, area = "", first, last] = /^\+961(\d\d?)(\d{3})(\d{3})$/.exec(stored) || [];
	return area ? `${area.padStart(2, "0")} ${first} ${last}` : stored;
};

module.exports = { storedPhone, shownPhone };
