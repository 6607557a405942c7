// Why something was not done, as a form keeps it: the reason's code and the server's own sentence.
import { Refused } from "#data/online.ts";
import { NoAnswer } from "#data/sign-in.ts";

export type Refusal = { type: string; message: string };

export const noAnswer = "no_answer";

/** Anything else than the two known failures has no code: the screen says its own sentence. */
export function refusalOf(error: unknown): Refusal {
	if (error instanceof NoAnswer) return { type: noAnswer, message: "" };
	if (error instanceof Refused) return { type: error.code, message: error.code === "" ? "" : error.message };
	return { type: "", message: "" };
}
