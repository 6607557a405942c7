import { useReducer } from "react";
import { useNow } from "#ui/use-now.ts";

const minute = 60_000;

/** What the center is asked for its numbers: another question after each change (`again`), and now and then while somebody looks. */
export function useQuestion(): { question: string; again: () => void } {
	const [changes, again] = useReducer((count: number) => count + 1, 0);
	return { question: `${changes} ${Math.floor(useNow() / minute)}`, again };
}
