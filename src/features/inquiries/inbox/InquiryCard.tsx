import { useId } from "react";
import { Answers } from "./Answers.tsx";
import { Family } from "./Family.tsx";
import classes from "./InquiryCard.module.css";
import { InquiryProgress, type InquiryProgressProps } from "./InquiryProgress.tsx";

type InquiryCardProps = Omit<InquiryProgressProps, "about"> & {
	/** The name by which the signed-in admin writes. */
	admin: string;
};

// One family: who wrote what, one tap to answer, and how far the center is.
export function InquiryCard({ admin, ...progress }: InquiryCardProps) {
	const { inquiry } = progress;
	const id = useId();
	return (
		<li className={classes.card} data-row tabIndex={-1} aria-labelledby={id}>
			<div>
				<Family inquiry={inquiry} id={id} />
				<Answers inquiry={inquiry} admin={admin} about={id} />
			</div>
			<InquiryProgress {...progress} about={id} />
		</li>
	);
}
