// Why the server refused something, in the reader's language: a write that waits in the outbox, or what was asked at once.
// The one place for both; the pages in front of the sign-in have their own (features/auth/use-refusal-words.ts), and so has
// the public form of an inquiry (features/inquiries/problems.ts), because neither may fetch the portal's sentences.
import { toast } from "sonner";
import { serversWords } from "#i18n/servers-words.ts";
import type { MutationName, OutboxEntry } from "#local/entries.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { mutations } from "./mutations.ts";
import { isSentence, say, useWords } from "./refusal-words.ts";

/** What a sentence is about. Every family of writes has one author: a student answers and joins, the rest is a teacher's. */
type About = (typeof mutations)[MutationName]["family"] | Asked["about"];
type Refusal = Pick<NonNullable<OutboxEntry["refusal"]>, "reason" | "code" | "message">;

/** Why a write was not sent, "" while it is not refused. A component takes it from `useWhyNot`. */
export function whyNot(write: Written): string {
	if (!write.refusal) return "";
	const about = mutations[write.kind].family;
	return reasonGiven(write) || (write.refusal.reason === "refused" ? say("refused") : sentenceOf("unknown", about));
}

/** The reason that the server gave for refusing a write, "" when it gave none that the reader understands. */
export function reasonGiven({ kind, refusal }: Written): string {
	if (!refusal) return "";
	const { reason, code, message } = refusal;
	const about = mutations[kind].family;
	const said = sentenceOf(code, about, message);
	if (said || reason === "unknown") return said;
	return reason === "refused" ? serversWords(message) : sentenceOf(reason.replaceAll("-", "_"), about);
}

type Written = { kind: MutationName; refusal: Refusal | null };

/** `whyNot` for a component, which is drawn again in another language. */
export function useWhyNot(): typeof whyNot {
	useWords();
	return whyNot;
}

/** Why a file was not taken, by the server's code. */
export function useWhyNotUploaded(): (code: string) => string {
	useWords();
	return (code) => sentenceOf(code, "copying") || say("refused");
}

const finals = [
	"validation_invalid_mime_type",
	"file_not_whole",
	"unknown_material",
	"unknown_assignment",
	"unknown_code",
	"old_code",
];

/** Whether another attempt is refused as well: what it is about is deleted, or it is the wrong file or the wrong code. */
export const isFinal = (code = ""): boolean => finals.includes(code);

type Asked = {
	/** `status`: of an inquiry, with nothing typed beside it. */
	about: "person" | "material" | "class" | "year" | "inquiry" | "status";
	/** What is said when the server gave no reason. */
	failed: string;
	/** What is said when nobody answered, so that nobody knows what came of it; else the list is to be looked at. */
	noAnswer?: string;
};

/** Why something that was asked of the server at once was not done, or is not known to be done. */
export function whyNotDone(error: unknown, { about, failed, noAnswer }: Asked): string {
	if (error instanceof NoAnswer) return noAnswer ?? say("no_answer", { failed });
	if (!(error instanceof Refused) || error.code === "") return failed;
	if (error.code === "busy") return say("busy", { count: error.minutes });
	return sentenceOf(error.code, about, error.message) || serversWords(error.message) || failed;
}

/** Says why something was not done until it is closed. */
export function tellWhyNot(error: unknown, asked: Asked): void {
	toast.error(whyNotDone(error, asked), { duration: Number.POSITIVE_INFINITY });
}

/**
 * Our sentence for a code, "" for a code that has none.
 * @param message the server's: the last number in it is said again (the most points, a grade already given)
 */
function sentenceOf(code: string, about: About, message = ""): string {
	const key = [`${code}.${about}`, code].find(isSentence);
	const [number = ""] = message.match(/\d+(?=\D*$)/) ?? [];
	return key ? say(key, { number }) : "";
}
