// Runs before every unit test file. findBy and waitFor wait 10 s instead of 1 s, because the results pass through a
// database, which takes longer than a second on a busy machine.
if ("document" in globalThis) {
	const { configure } = await import("@testing-library/dom");
	configure({ asyncUtilTimeout: 10_000 });
}

export {};
