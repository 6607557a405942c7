// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepReader } from "./keep-reader.ts";

afterEach(() => vi.unstubAllGlobals());

/** The browser's Cache, in memory; a file in `missing` cannot be fetched. */
function phoneWith(...files: string[]) {
	const addressOf = (file: string) => new URL(file, location.href).href;
	const kept = new Set(files.map(addressOf));
	const fetched: string[] = [];
	const missing = new Set<string>();
	const cache = {
		match: async (file: string) => (kept.has(addressOf(file)) ? {} : undefined),
		add: async (file: string) => {
			if (missing.has(file)) throw new TypeError("Failed to fetch");
			fetched.push(file);
			kept.add(addressOf(file));
		},
		keys: async () => [...kept].map((url) => ({ url })),
		delete: async ({ url }: { url: string }) => kept.delete(url),
	};
	vi.stubGlobal("caches", { open: async () => cache });
	return { fetched, missing, kept: () => [...kept].map((url) => new URL(url).pathname) };
}

const version = (number: number) => ["reader.mjs", "worker.mjs"].map((file) => `/assets/pdfjs-${number}/${file}`);

test("what is missing of the reader is fetched, once", async () => {
	const [reader = "", worker = ""] = version(3);
	const phone = phoneWith(reader);
	await keepReader(version(3));
	await keepReader(version(3));
	expect(phone.fetched).toEqual([worker]);
});

test("a file that arrived stays when the line is cut, and the older reader until the new one is whole", async () => {
	const [reader = "", worker = ""] = version(3);
	const phone = phoneWith(...version(1), ...version(2));
	phone.missing.add(worker);
	await expect(keepReader(version(3))).rejects.toThrow("Failed to fetch");
	expect(phone.kept()).toEqual([...version(1), ...version(2), reader]);
	phone.missing.clear();
	await keepReader(version(3));
	expect(phone.fetched).toEqual([reader, worker]);
	// The last one before is still what a tab opened before the update reads with.
	expect(phone.kept()).toEqual([...version(2), ...version(3)]);
});

test("a browser that keeps no files is left alone", async () => {
	vi.stubGlobal("caches", undefined);
	Reflect.deleteProperty(globalThis, "caches");
	await expect(keepReader(version(3))).resolves.toBeUndefined();
});
