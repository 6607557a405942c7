// @ts-check

/**
 * Reads a file of lines that are JSON each. What the lines hold is for the caller to say.
 * @template Line
 * @param {string} text
 * @returns {Line[]}
 * @throws {SyntaxError} when a line is none
 */
export const jsonLines = (text) =>
	text
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line));
