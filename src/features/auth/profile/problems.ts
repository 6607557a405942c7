// What is wrong with a field of the own account, in the language spoken now: said by the form or by the server.
import type { FieldError } from "react-hook-form";
import { useProblem } from "#features/auth/problems.ts";
import { useWords } from "./words.ts";

const byForm = ["password.needCurrent", "email.same", "delete.needWord"] as const;

/** What the server refuses about one field, by its code. */
const byServer = new Map<string, "why.wrongPassword" | "email.same">([
	["wrong_password", "why.wrongPassword"],
	["same_email", "email.same"],
]);

export function useFieldProblem(): (error: FieldError | undefined) => string | undefined {
	const t = useWords();
	const common = useProblem();
	return (error) => {
		const key = byServer.get(error?.type ?? "") ?? byForm.find((one) => one === error?.message);
		return key ? t(key) : common(error);
	};
}
