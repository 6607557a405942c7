// Why something was not done, as a form stores it: the code and the server's own sentence. The sentence that is shown is
// chosen at render, in the language of that moment.
import { NoAnswer, Refused } from "#local/online.ts";

/** `message` is the server's own sentence, "" for none; of `busy` it is after how many minutes to try again. */
export type Refusal = { type: string; message: string };

export const noAnswer = "no_answer";
export const busy = "busy";
export const onlyChanged = "only_changed";

/** The password was changed, but the sign-in with it failed: nobody is signed in any more. */
export class OnlyChanged extends Error {
	override name = "OnlyChanged";
}

/** Anything else than the known failures has no code: the screen says its own sentence. */
export function refusalOf(error: unknown): Refusal {
	if (error instanceof OnlyChanged) return { type: onlyChanged, message: "" };
	if (error instanceof NoAnswer) return { type: noAnswer, message: "" };
	if (error instanceof Refused && error.code === busy) return { type: busy, message: `${error.minutes}` };
	if (error instanceof Refused) return { type: error.code, message: error.code === "" ? "" : error.message };
	return { type: "", message: "" };
}
