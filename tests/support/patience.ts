// Before every unit test that has a document: what it waits for comes through a database, and on a busy machine later than
// the library's usual second.
if ("document" in globalThis) {
	const { configure } = await import("@testing-library/dom");
	configure({ asyncUtilTimeout: 10_000 });
}

export {};
