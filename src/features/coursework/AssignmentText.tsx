import { FormattedText } from "#ui/formatted/FormattedText.tsx";
import type { AssignmentWords } from "./assignments/mutations.ts";
import { textsOf } from "./schema.ts";

type AssignmentTextProps = { words: AssignmentWords; className?: string | undefined };

// What an assignment says below its head, wherever it is read: a student's card, its page, a version of it, beside its
// answers, on paper.
export function AssignmentText({ words, className }: AssignmentTextProps) {
	return textsOf(words).map((text) => <FormattedText key={text} text={text} className={className} />);
}
