// Texts that people write, on their way into a spreadsheet. The server applies the same rule to the table of inquiries
// (pb_hooks/lib/inquiries/csv.js, which says why).

const formula = /(^|[\r\n,;\t|])(?=["\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;

/** The cells with a mark before what a spreadsheet would take for a formula. */
export const withoutFormulas = (cells: string): string => cells.replace(formula, "$1'");
