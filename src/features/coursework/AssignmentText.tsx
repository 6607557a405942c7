import type { AssignmentWords } from "./assignments/mutations.ts";
import { textsOf } from "./schema.ts";

type AssignmentTextProps = { words: AssignmentWords; className?: string | undefined };

// What an assignment says below its head, wherever it is read: a student's card, its page, a version of it, on paper.
export function AssignmentText({ words, className }: AssignmentTextProps) {
	return textsOf(words).map((text) => (
		<p key={text} className={className} dir="auto">
			{text}
		</p>
	));
}
