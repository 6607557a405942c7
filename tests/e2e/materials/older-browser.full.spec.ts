// PDF files in a browser of some years ago. A real one cannot be installed with the tests, so what browsers have learnt since
// Chrome 106 and Safari 16.4 is taken away from this one: in the page, and in the worker in front of its script.
import { isDrawn } from "#support/browser/drawn.ts";
import { answerField, cardOf, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { aLibrary } from "./a-library.ts";

const takeAway = `{
	const later = {
		Promise: ["withResolvers", "try"],
		URL: ["parse", "canParse"],
		Object: ["groupBy"],
		Map: ["groupBy"],
		Array: ["fromAsync"],
		Uint8Array: ["fromBase64", "fromHex"],
		Math: ["sumPrecise", "f16round"],
		RegExp: ["escape"],
		Error: ["isError"],
		JSON: ["rawJSON", "isRawJSON"],
		AbortSignal: ["any"],
		"Array.prototype": ["toSorted", "toSpliced", "toReversed", "with"],
		"Uint8Array.prototype": ["toBase64", "toHex", "setFromBase64", "setFromHex"],
		"Uint8Array.prototype.__proto__": ["toSorted", "toReversed", "with"],
		"ArrayBuffer.prototype": ["transfer", "transferToFixedLength", "resize", "detached", "resizable"],
		"String.prototype": ["isWellFormed", "toWellFormed"],
		"Set.prototype": ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
		"Map.prototype": ["getOrInsert", "getOrInsertComputed"],
		"WeakMap.prototype": ["getOrInsert", "getOrInsertComputed"],
		"Blob.prototype": ["bytes"],
		"Response.prototype": ["bytes"],
		"ReadableStream": ["from"],
		"ReadableStream.prototype": ["values", Symbol.asyncIterator],
		"Iterator.prototype": ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"],
	};
	for (const [path, names] of Object.entries(later)) {
		const owner = path.split(".").reduce((from, name) => from?.[name], globalThis);
		if (owner) for (const name of names) delete owner[name];
	}
	for (const name of ["Iterator", "Float16Array"]) delete globalThis[name];
}
`;

test("a PDF is read in a browser without what browsers have learnt in the last years", async ({ server, phone }) => {
	const { maya } = await aLibrary(server);
	const page = await phone();
	await page.addInitScript(takeAway);
	let wrapped = 0;
	await page.route(/pdf\.worker[^/]*$/, async (route) => {
		wrapped += 1;
		const response = await route.fetch();
		await route.fulfill({ response, body: `${takeAway}${await response.text()}` });
	});
	await openDashboard(page, server, maya);
	await openTab(page, /^Assignments/);
	await answerField(page, "Fractions");
	await cardOf(page, "Fractions").getByRole("link", { name: "Three pages of sums" }).click();
	await expect(page.getByText("Page 1 of 3")).toBeVisible();
	const frame = page.getByRole("region", { name: "Three pages of sums" });
	await expect.poll(() => isDrawn(frame.locator("canvas").first())).toBe(true);
	await expect(frame.getByText("The first page.")).toBeAttached();
	expect(wrapped).toBeGreaterThan(0);
});
