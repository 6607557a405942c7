// Why something was not done with a material, or is not known to be done.
import { toast } from "sonner";
import { serversWords } from "#i18n/i18n.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { say } from "./words.ts";

type Fallback = {
	/** Where the server gave no reason. */
	otherwise: string;
	/** Where nobody answered. */
	noAnswer: string;
};

/** Our sentence for the server's code; else the server's own sentence, for readers of English; else the given one. */
export function whyNot(error: unknown, { otherwise, noAnswer }: Fallback): string {
	if (error instanceof NoAnswer) return noAnswer;
	if (!(error instanceof Refused) || error.code === "") return otherwise;
	const { code, minutes, message } = error;
	if (code === "busy") return say("why.busy", { count: minutes });
	return code === "session" ? say("why.session") : serversWords(message) || otherwise;
}

/** Says so until it is closed. */
export function tellWhyNot(error: unknown, fallback: Fallback): void {
	toast.error(whyNot(error, fallback), { duration: Number.POSITIVE_INFINITY });
}
