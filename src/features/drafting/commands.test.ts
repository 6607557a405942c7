import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { readSession, writeSession } from "#local/account/session.ts";
import { saveDraftNow } from "#local/save-draft.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { discardDraft } from "./commands.ts";

test("discarded words are put back for their person alone: not readable once somebody has signed out", async () => {
	const { drafts } = signedIn("student");
	const hers = readSession();
	await saveDraftNow("answer:fractions", "Half a cup");
	const undo = await discardDraft("answer:fractions", "Half a cup");
	expect(await drafts.count()).toBe(0);

	writeSession(null);
	await expect(undo()).rejects.toThrow(NotSaved);
	const next = signedIn("student", "Karim Nassar");
	await expect(undo()).rejects.toThrow(NotSaved);
	expect([await drafts.count(), await next.drafts.count()]).toEqual([0, 0]);

	writeSession(hers);
	await undo();
	expect(await drafts.get("answer:fractions")).toMatchObject({ text: "Half a cup" });
});
