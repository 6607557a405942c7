import { useReducer } from "react";
import { useNow } from "#ui/use-now.ts";

const minute = 60_000;

/** What the center is asked for its numbers: another question after each deed (`again`), and now and then while somebody looks. */
export function useQuestion(): { question: string; again: () => void } {
	const [deeds, again] = useReducer((count: number) => count + 1, 0);
	return { question: `${deeds} ${Math.floor(useNow() / minute)}`, again };
}
