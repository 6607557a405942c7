import type { Person } from "./queries.ts";
import { useWords } from "./words.ts";

/** What a person is called here: an approved name, else the one given at sign-up, else a word for a nameless account. */
export function useCalled(): (person: Person) => string {
	const t = useWords();
	return ({ name, full_name }) => name || full_name || t("nameless");
}
