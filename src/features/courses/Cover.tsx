import type { ReactNode } from "react";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import { lookOf } from "#ui/art/subject.ts";
import classes from "./Cover.module.css";

type CoverProps = { subject: string; prop?: PropName; className?: string; children?: ReactNode };

// The cover of an exercise book: ruled paper in the subject's colour with its drawn prop. Text stands on a label,
// because it cannot be read on the ruling.
export function Cover({ subject, prop, className, children }: CoverProps) {
	const { tone, icon } = lookOf(subject);
	return (
		<div className={`${classes.cover} ${classes[tone]} ${className ?? ""}`}>
			{children}
			<span className={classes.prop} aria-hidden="true">
				<FreehandIcon name={prop ?? icon} size={64} accent="var(--accent)" />
			</span>
		</div>
	);
}
