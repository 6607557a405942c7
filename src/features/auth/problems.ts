// What is wrong with a field, in the language spoken now.
import type { FieldError } from "react-hook-form";
import { useAccountWords } from "./account-words.ts";

const problems = [
	"problem.needEmail",
	"problem.needPassword",
	"problem.email",
	"problem.needName",
	"problem.longName",
	"problem.shortPassword",
	"problem.longPassword",
	"problem.differ",
	"problem.needGrade",
] as const;

/** The words of a field's error; its message is a key (account-schema.ts). */
export function useProblem(): (error: FieldError | undefined) => string | undefined {
	const t = useAccountWords();
	return (error) => {
		const problem = problems.find((key) => key === error?.message);
		return problem ? t(problem) : undefined;
	};
}
