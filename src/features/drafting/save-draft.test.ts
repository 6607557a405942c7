// Words that are added to a draft nobody has read yet: they go to their author, or nowhere.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { readSession, writeSession } from "#local/account/session.ts";
import { draftAdder, saveDraftNow } from "#local/save-draft.ts";
import { signedIn } from "#support/mirror-rows.ts";

const key = "grade:fractions";

test("what is added finds the words that are kept by then, and none where there are none", async () => {
	const rana = signedIn("teacher");
	const add = draftAdder(key);
	await saveDraftNow(key, "Halve it again.");
	await add((kept) => `15 ${kept}`);
	expect(await rana.drafts.get(key)).toMatchObject({ text: "15 Halve it again." });
	await draftAdder("grade:angles")((kept) => `12${kept}`);
	expect(await rana.drafts.get("grade:angles")).toMatchObject({ text: "12" });
});

test("after another person has signed in, the words of the first reach neither of the two databases", async () => {
	const rana = signedIn("teacher");
	await saveDraftNow(key, "Rana's words");
	const hers = readSession();
	const add = draftAdder(key);
	const joseph = signedIn("teacher", "Joseph Saade");
	await add(() => "leaked");
	expect([await joseph.drafts.count(), (await rana.drafts.get(key))?.text]).toEqual([0, "Rana's words"]);
	// He comes while her words are being read.
	writeSession(hers);
	const adding = add(() => "leaked");
	signedIn("teacher", "Karim Nassar");
	await adding;
	expect((await rana.drafts.get(key))?.text).toBe("Rana's words");
	expect(await joseph.drafts.count()).toBe(0);

	writeSession(null);
	await add(() => "leaked");
	expect((await rana.drafts.get(key))?.text).toBe("Rana's words");
});
