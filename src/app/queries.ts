// What the frame reads of the phone's outbox.
import { useLiveQuery } from "dexie-react-hooks";
import type { Errand } from "#data/errands.ts";
import { type RescuedWords, rescuedWords } from "#data/rescue.ts";
import { readSession } from "#data/session.ts";
import { unsentWork } from "#data/sign-in.ts";
import { wordsIn } from "#features/auth/stranded.ts";

/** Everything the signed-in person wrote that the server has not confirmed, oldest first; undefined while looking. */
export function useUnsent(): Errand[] | undefined {
	return useLiveQuery(async () => await unsentWork(), []);
}

export type { RescuedWords };

/** The same, read from a database the app itself cannot open. @throws {CannotOpen} */
export async function unsentWords(): Promise<RescuedWords[]> {
	const session = readSession();
	return session ? (await rescuedWords(session.user.id)).map(readable) : [];
}

/** A form that was being filled in is kept as JSON, which nobody is ever shown. */
function readable(found: RescuedWords): RescuedWords {
	if (!found.draft) return found;
	const { parts } = wordsIn({ key: found.draft, text: found.text, saved_at: found.at ?? 0 });
	return { ...found, text: parts.map(({ text }) => text).join("\n") };
}
