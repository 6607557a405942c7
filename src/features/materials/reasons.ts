// Why something was not done with a material, or is not known to be done.
import { toast } from "sonner";
import { NoAnswer, Refused } from "#data/online.ts";
import { say } from "./words.ts";

type Fallback = {
	/** Where the server gave no reason. */
	otherwise: string;
	/** Where nobody answered. */
	noAnswer: string;
};

function whyNot(error: unknown, { otherwise, noAnswer }: Fallback): string {
	if (error instanceof NoAnswer) return noAnswer;
	if (!(error instanceof Refused) || error.code === "") return otherwise;
	if (error.code === "session" || error.code === "busy") return say(`why.${error.code}`);
	return error.message || otherwise;
}

/** Says so until it is closed: ours by the server's code, else its own sentence, else the given one. */
export function tellWhyNot(error: unknown, fallback: Fallback): void {
	toast.error(whyNot(error, fallback), { duration: Number.POSITIVE_INFINITY });
}
