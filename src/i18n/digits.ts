const arabicOrPersian = /[\u0660-\u0669\u06f0-\u06f9]/g; // each row from nought to nine

/** An Arabic keyboard writes ١٧ and a Persian one ۱۷ for 17: everywhere the same number is meant. */
export const westernDigits = (typed: string): string =>
	typed.replace(arabicOrPersian, (digit) => String(digit.charCodeAt(0) & 15));
