// Looking into a database for as long as a page is open, while other queries run.
import { Dexie } from "dexie";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchWhole } from "#local/storage/watch-whole.ts";
import { failingDatabase } from "#parts/failing-database.ts";
import { mend } from "#sync/storage/whole.ts";

const draft = { key: "answer:fractions", text: "Three eighths", saved_at: 1 };

/** Watches for as long as the test runs. */
function watched({ db }: Pick<ReturnType<typeof failingDatabase>, "db">) {
	const [counts, fail] = [vi.fn<(count: number | undefined) => void>(), vi.fn()];
	const read = async ({ drafts }: { drafts: unknown[] }) => ({ count: drafts.length });
	const tell = (answer: { count: number } | null) => counts(answer?.count);
	onTestFinished(watchWhole(db, { read, tell, mend: () => mend(db), fail, deleted: () => {} }));
	return { counts, fail };
}

test("a reading that is cut short is begun again, and what changes later is heard of", async () => {
	const { db, storage } = failingDatabase();
	await mend(db);
	let cuts = 0;
	storage.failure = ({ table }) =>
		table === "drafts" && ++cuts <= 2 ? new Dexie.PrematureCommitError("committed too early") : null;
	const { counts, fail } = watched({ db });
	await vi.waitFor(() => expect(counts).toHaveBeenLastCalledWith(0));
	await db.drafts.put(draft);
	await vi.waitFor(() => expect(counts).toHaveBeenLastCalledWith(1));
	expect(fail).not.toHaveBeenCalled();
});

test("a reading that is cut short each time fails", async () => {
	const { db, storage } = failingDatabase();
	await mend(db);
	storage.failure = ({ table }) => (table === "drafts" ? new Dexie.PrematureCommitError("committed too early") : null);
	const { counts, fail } = watched({ db });
	await vi.waitFor(() => expect(fail).toHaveBeenCalledExactlyOnceWith(expect.any(Dexie.PrematureCommitError)));
	expect(counts).not.toHaveBeenCalled();
});
