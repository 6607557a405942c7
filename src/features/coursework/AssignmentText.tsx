import type { AssignmentWords } from "./assignments/mutations.ts";

type AssignmentTextProps = { words: AssignmentWords; className?: string | undefined };

// What an assignment says below its head, wherever it is read: a student's card, its page, a version of it, on paper.
export function AssignmentText({ words: { instructions }, className }: AssignmentTextProps) {
	if (!instructions) return null;
	return (
		<p className={className} dir="auto">
			{instructions}
		</p>
	);
}
