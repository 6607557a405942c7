import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useCalled } from "#features/people/called.ts";
import type { Person } from "#features/people/queries.ts";
import { GiveAway } from "./GiveAway.tsx";
import classes from "./PersonCourses.module.css";
import type { Enrollment } from "./queries.ts";
import { useWords } from "./words.ts";

type EnrollmentRowProps = {
	enrollment: Enrollment;
	person: Person;
	/** Whether nothing can be changed now, because there is no server or because something is being changed. */
	still: boolean;
	busy: boolean;
	/** Null for who cannot lead a course. */
	onGive: (() => void) | null;
	onGiveAway: (teacher: Person) => void;
	onTakeOut: () => void;
};

// A course of the person. Who leads it is not taken out, it would be without a teacher: it is given to another one.
export function EnrollmentRow({ enrollment, person, still, busy, onGive, onGiveAway, onTakeOut }: EnrollmentRowProps) {
	const t = useWords();
	const name = useCalled()(person);
	const [giving, setGiving] = useState(false);
	const { title: course, teacher_id } = enrollment.expand.course_id;
	const press = { variant: "default", size: "sm", disabled: still || busy } as const;
	if (teacher_id === person.id)
		return (
			<Row enrollment={enrollment} as="leads">
				<Button
					{...press}
					aria-label={t("giveAwayOf", { course })}
					aria-expanded={giving}
					onClick={() => setGiving(!giving)}
				>
					{t("giveAway")}
				</Button>
				{giving ? <GiveAway leader={person} busy={busy} still={still} onGive={onGiveAway} /> : null}
			</Row>
		);
	return (
		<Row enrollment={enrollment} as={enrollment.role_in_course}>
			<div className={classes.actions}>
				{onGive ? (
					<Button {...press} aria-label={t("leadOf", { course, name })} onClick={onGive}>
						{t("lead")}
					</Button>
				) : null}
				<Button {...press} aria-label={t("takeOutOf", { course })} onClick={onTakeOut}>
					{t("takeOut")}
				</Button>
			</div>
		</Row>
	);
}

function Row({
	enrollment,
	as,
	children,
}: {
	enrollment: Enrollment;
	as: "student" | "teacher" | "leads";
	children: ReactNode;
}) {
	const t = useWords();
	const { title, code, archived_at } = enrollment.expand.course_id;
	return (
		<li className={classes.enrollment}>
			<p className={classes.course}>
				<bdi>{title}</bdi>
				<span className={classes.facts}>
					{[code, t(`as.${as}`), archived_at && t("ended")].filter(Boolean).join(" · ")}
				</span>
			</p>
			{children}
		</li>
	);
}
