import type { GlobalError } from "react-hook-form";
import { busy } from "#features/auth/refusals.ts";
import { useWords } from "#features/auth/words.ts";
import { serversWords } from "#i18n/servers-words.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";

const known = {
	wrong: "login.wrong",
	unverified: "login.unverified",
	blocked: "login.blocked",
	temporary_expired: "login.temporaryExpired",
	no_answer: "login.noAnswer",
	not_sealed: "login.notSealed",
	full: "login.full",
	no_storage: "login.noStorage",
} as const;

const isKnown = (type: unknown): type is keyof typeof known => typeof type === "string" && type in known;

// Why signing in failed, in the language spoken when it is drawn.
export function LoginProblem({ type, message = "" }: GlobalError) {
	const t = useWords();
	const words = () => {
		if (type === busy) return t("login.tooMany", { count: Number(message) });
		return isKnown(type) ? t(known[type]) : serversWords(message) || t("login.failed");
	};
	return <StateNote state="failed" word={words()} quiet />;
}
