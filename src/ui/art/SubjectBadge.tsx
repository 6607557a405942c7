import { Badge } from "@mantine/core";
import classes from "./SubjectBadge.module.css";
import { lookOf } from "./subject.ts";

export function SubjectBadge({ subject }: { subject: string }) {
	return (
		<Badge component="span" color={lookOf(subject).tone}>
			{subject}
		</Badge>
	);
}

export function GradeBadge({ text }: { text: string }) {
	return <Badge component="span">{text}</Badge>;
}

// "Mathematics · MATH-6B" behind a small square of the subject's colour. What stands last, the code, stays in one piece.
export function SubjectLine({ subject, text }: { subject: string; text: string }) {
	const last = text.lastIndexOf(" ") + 1;
	return (
		<p className={classes.line}>
			<span className={`${classes.dot} ${classes[lookOf(subject).tone]}`} aria-hidden="true" />
			<span>
				{text.slice(0, last)}
				<span className={classes.whole}>{text.slice(last)}</span>
			</span>
		</p>
	);
}
