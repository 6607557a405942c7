import classes from "./SubjectBadge.module.css";
import { lookOf } from "./subject.ts";

export function SubjectBadge({ subject }: { subject: string }) {
	return <span className={`${classes.badge} ${classes[lookOf(subject).tone]}`}>{subject}</span>;
}

export function GradeBadge({ text }: { text: string }) {
	return <span className={`${classes.badge} ${classes.grade}`}>{text}</span>;
}

// "Mathematics · MATH-6B" behind a small square of the subject's colour. What stands last, the code, stays in one piece.
export function SubjectLine({ subject, text }: { subject: string; text: string }) {
	const last = text.lastIndexOf(" ") + 1;
	return (
		<p className={classes.line}>
			<span className={`${classes[lookOf(subject).tone]} ${classes.bare}`} aria-hidden="true">
				<span className={classes.dot} />
			</span>
			<span>
				{text.slice(0, last)}
				<span className={classes.whole}>{text.slice(last)}</span>
			</span>
		</p>
	);
}
