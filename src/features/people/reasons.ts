// What came of something done for a person, in words: it is done, it is not, or nobody knows.
import { toast } from "sonner";
import { serversWords } from "#i18n/i18n.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { say } from "./words.ts";

const known = ["session", "last_admin", "not_admin", "not_yours", "not_waiting", "blocked", "gone"] as const;

/** Our sentence for the server's code; else the server's own sentence, for readers of English; else the given one. */
export function whyNot(error: unknown, otherwise: string): string {
	if (error instanceof NoAnswer) return say("why.noAnswer", { failed: otherwise });
	if (!(error instanceof Refused) || error.code === "") return otherwise;
	const { code, minutes, message } = error;
	if (code === "busy") return say("why.busy", { count: minutes });
	const key = code === "unknown_person" ? "gone" : known.find((one) => one === code);
	return key ? say(`why.${key}`) : serversWords(message) || otherwise;
}

/** Says why not until it is closed. */
export function tellWhyNot(error: unknown, otherwise: string): void {
	toast.error(whyNot(error, otherwise), { duration: Number.POSITIVE_INFINITY });
}

type Deed<Answer> = {
	work: () => Promise<Answer>;
	/** What is to be said then. */
	done: (answer: Answer) => string;
	failed: string;
	/** Closes what asked for it, before anything is said: notices lie behind a dialog. */
	onClose: () => void;
	/** Whatever came of it, what is on the screen may be wrong now. */
	onEnd: () => void;
};

/** Does it and says what came of it. Never rejects. */
export async function carryOut<Answer>({ work, done, failed, onClose, onEnd }: Deed<Answer>): Promise<void> {
	try {
		const answer = await work();
		onClose();
		toast.success(done(answer));
	} catch (error) {
		onClose();
		tellWhyNot(error, failed);
	}
	onEnd();
}
