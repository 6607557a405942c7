// Why something about the own account cannot be done: what is wrong with a field, or what the server said.
import { Refused } from "#data/online.ts";
import { NoAnswer } from "#data/sign-in.ts";
import { useWords } from "./words.ts";

const problems = [
	"password.needCurrent",
	"password.short",
	"password.long",
	"password.differ",
	"password.failed",
	"password.noAnswer",
	"email.need",
	"email.invalid",
	"email.same",
	"email.failed",
	"email.noAnswer",
	"delete.needWord",
	"delete.failed",
	"delete.noAnswer",
	"delete.lastAdmin",
	"language.failed",
	"language.noAnswer",
	"ask.needPassword",
	"why.wrongPassword",
	"why.session",
	"why.busy",
] as const;

type Problem = (typeof problems)[number];

const names = new Set<string>(problems);
const isProblem = (text: string): text is Problem => names.has(text);

const byCode = new Map<string, Problem>([
	["wrong_password", "why.wrongPassword"],
	["password_too_long", "password.long"],
	["same_email", "email.same"],
	["invalid_email", "email.invalid"],
	["last_admin", "delete.lastAdmin"],
	["session", "why.session"],
	["busy", "why.busy"],
]);

/** The key of a sentence, or the server's own words where we have none for what it said. */
export function whyNot(error: unknown, matter: "password" | "email" | "delete" | "language"): string {
	if (error instanceof NoAnswer) return `${matter}.noAnswer`;
	if (!(error instanceof Refused)) return `${matter}.failed`;
	return byCode.get(error.code) ?? (error.code === "" || error.message === "" ? `${matter}.failed` : error.message);
}

/** Puts such a key into words; the server's own stay as they are. */
export function useProblemWords() {
	const t = useWords();
	return (problem: string | undefined) => (problem !== undefined && isProblem(problem) ? t(problem) : problem);
}
