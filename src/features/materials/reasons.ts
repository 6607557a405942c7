// Why something was not done with a material, or is not known to be done.
import { toast } from "sonner";
import { Refused } from "#data/online.ts";
import { NoAnswer } from "#data/sign-in.ts";
import { say } from "./words.ts";

function whyNot(error: unknown, otherwise: string): string {
	if (error instanceof NoAnswer) return say("why.noAnswer");
	if (!(error instanceof Refused) || error.code === "") return otherwise;
	if (error.code === "session" || error.code === "busy") return say(`why.${error.code}`);
	return error.message || otherwise;
}

/** Says so until it is closed: ours by the server's code, else its own sentence, else the given one. */
export function tellWhyNot(error: unknown, otherwise: string): void {
	toast.error(whyNot(error, otherwise), { duration: Number.POSITIVE_INFINITY });
}
