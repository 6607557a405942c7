// How long a text is for the server: code points, so an emoji counts once where JavaScript counts two.
export function countCodePoints(text: string): number {
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}
