import { serversWords } from "#i18n/servers-words.ts";
import { useAccountWords } from "./account-words.ts";
import { busy } from "./refusals.ts";

const known = {
	no_answer: "refused.noAnswer",
	only_changed: "refused.onlyChanged",
	password_too_long: "problem.longPassword",
	validation_min_text_constraint: "problem.shortPassword",
	validation_is_email: "problem.email",
	invalid_email: "problem.email",
} as const;

const isKnown = (code: unknown): code is keyof typeof known => typeof code === "string" && code in known;

/** As a form keeps it, or as `refusalOf` makes it. */
type Why = { type?: string | number | undefined; message?: string | undefined };

/**
 * A refusal in the language spoken now.
 * @param fallback said when the server gave no reason
 * @param own this screen's words for reasons only it knows, by code
 */
export function useRefusalWords(fallback: string, own: Record<string, string> = {}): (why: Why) => string {
	const t = useAccountWords();
	return ({ type, message = "" }) => {
		if (type === busy) return t("refused.busy", { count: Number(message) });
		const ours = own[`${type}`] ?? (isKnown(type) ? t(known[type], { failed: fallback }) : serversWords(message));
		return ours || fallback;
	};
}
