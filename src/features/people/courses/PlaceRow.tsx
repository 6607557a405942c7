import { Button } from "@mantine/core";
import { useCalled } from "#features/people/called.ts";
import type { Person } from "#features/people/queries.ts";
import classes from "./PersonCourses.module.css";
import type { Place } from "./queries.ts";
import { useWords } from "./words.ts";

type PlaceRowProps = {
	place: Place;
	person: Person;
	/** Whether nothing can be changed now. */
	still: boolean;
	/** Null for who cannot lead a course. */
	onGive: (() => void) | null;
	onTakeOut: () => void;
};

// A course of the person. Who leads it is not taken out: it would be without a teacher.
export function PlaceRow({ place, person, still, onGive, onTakeOut }: PlaceRowProps) {
	const t = useWords();
	const name = useCalled()(person);
	const { title, code, teacher_id, archived_at } = place.expand.course_id;
	const leads = teacher_id === person.id;
	return (
		<li className={classes.place}>
			<p className={classes.course}>
				<bdi>{title}</bdi>
				<span className={classes.facts}>
					{[code, t(leads ? "as.leads" : `as.${place.role_in_course}`), archived_at && t("ended")]
						.filter(Boolean)
						.join(" · ")}
				</span>
			</p>
			{leads ? null : (
				<div className={classes.deeds}>
					{onGive ? (
						<Button
							variant="default"
							size="sm"
							disabled={still}
							aria-label={t("giveTo", { course: title, name })}
							onClick={onGive}
						>
							{t("give")}
						</Button>
					) : null}
					<Button
						variant="default"
						size="sm"
						disabled={still}
						aria-label={t("takeOutOf", { course: title })}
						onClick={onTakeOut}
					>
						{t("takeOut")}
					</Button>
				</div>
			)}
		</li>
	);
}
