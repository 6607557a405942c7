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

// "Mathematics · MATH-6B" behind a small square of the subject's colour. The code, which stands last, stays in one piece,
// and the dot ends no line. A title in Arabic does not pull the code to its other side.
export function SubjectLine({ subject, text }: { subject: string; text: string }) {
	const dot = text.lastIndexOf(" · ");
	const title = dot < 0 ? text : text.slice(0, dot);
	return (
		<p className={classes.line}>
			<span className={`${classes.dot} ${classes[lookOf(subject).tone]}`} aria-hidden="true" />
			<span className={classes.parts}>
				<bdi>{title}</bdi>
				{dot < 0 ? null : (
					<span>
						<span className={classes.between}> · </span>
						{text.slice(dot + 3)}
					</span>
				)}
			</span>
		</p>
	);
}
