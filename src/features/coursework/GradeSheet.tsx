import { useId, useState } from "react";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import type { Room } from "./assignment-queries.ts";
import classes from "./GradeSheet.module.css";
import { PupilRow } from "./PupilRow.tsx";
import { useWords } from "./room-words.ts";
import { useStanding } from "./use-standing.ts";

const groups = ["everyone", "handedIn", "notYet"] as const;
type Group = (typeof groups)[number];

const belongs = ({ submission }: Room["pupils"][number], group: Group) =>
	group === "everyone" || (submission !== null) === (group === "handedIn");

// Every student of the course with how it stands: who handed in and when, who did not, and every grade.
export function GradeSheet({ room }: { room: Room }) {
	const t = useWords();
	const heading = useId();
	const standing = useStanding(room.assignment.due_at);
	const [group, setGroup] = useState<Group>("everyone");
	const of = (wanted: Group) => room.pupils.filter((pupil) => belongs(pupil, wanted));
	const shown = of(group);
	return (
		<section className={classes.class} aria-labelledby={heading}>
			<h2 className={classes.title} id={heading}>
				{t("room.class")}
			</h2>
			{room.pupils.length === 0 ? (
				<EmptyState prop={<FreehandIcon name="bell" size={96} />} title={t("room.empty")} next={t("room.emptyNext")} />
			) : (
				<>
					<fieldset className={classes.groups} aria-label={t("room.who")}>
						{groups.map((name) => (
							<button
								key={name}
								type="button"
								className={classes.group}
								aria-pressed={name === group}
								onClick={() => setGroup(name)}
							>
								{t(`room.${name}`, { count: of(name).length })}
							</button>
						))}
					</fieldset>
					<ul className={classes.list}>
						{shown.map((pupil) => (
							<PupilRow key={pupil.id} pupil={pupil} room={room} standing={standing(pupil.submission)} />
						))}
					</ul>
					{shown.length === 0 ? <p className={classes.nobody}>{t("room.nobody")}</p> : null}
				</>
			)}
		</section>
	);
}
