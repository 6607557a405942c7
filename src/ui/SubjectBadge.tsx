import classes from "./SubjectBadge.module.css";
import { lookOf } from "./subject.ts";

export function SubjectBadge({ subject }: { subject: string }) {
	return <span className={`${classes.badge} ${classes[lookOf(subject).tone]}`}>{subject}</span>;
}

export function GradeBadge({ text }: { text: string }) {
	return <span className={`${classes.badge} ${classes.grade}`}>{text}</span>;
}

// "Mathematics · MATH-6B" behind a small square of the subject's colour.
export function SubjectLine({ subject, text }: { subject: string; text: string }) {
	return (
		<p className={classes.line}>
			<span className={`${classes[lookOf(subject).tone]} ${classes.bare}`} aria-hidden="true">
				<span className={classes.dot} />
			</span>
			{text}
		</p>
	);
}
