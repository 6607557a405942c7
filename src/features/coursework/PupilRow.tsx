import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { Portrait } from "#ui/art/Person.tsx";
import { longMoment } from "#ui/dates.ts";
import type { Pupil, Room } from "./assignment-queries.ts";
import { GradeOnTheWay } from "./GradeOnTheWay.tsx";
import classes from "./GradeSheet.module.css";
import { PupilWork } from "./PupilWork.tsx";
import { useWords } from "./room-words.ts";
import { TimingTag } from "./TimingTag.tsx";
import type { Standing } from "./use-standing.ts";

type PupilRowProps = { pupil: Pupil; room: Room; standing: Standing };

// One student of the class. Who handed in can be opened: answer, grade, and how the grade came about.
export function PupilRow({ pupil, room, standing }: PupilRowProps) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const { submission } = pupil;
	const face = (
		<Face pupil={pupil} standing={standing}>
			<Mark submission={submission} max={room.assignment.max_points} />
		</Face>
	);
	if (!submission) return <li className={classes.item}>{face}</li>;
	return (
		<li className={classes.item}>
			<button
				type="button"
				className={classes.toggle}
				aria-expanded={open}
				aria-controls={open ? id : undefined}
				onClick={() => setOpen(!open)}
			>
				{face}
				<IconChevronDown className={classes.arrow} size={20} stroke={2} aria-hidden />
			</button>
			<GradeOnTheWay pupil={pupil} submission={submission} room={room} />
			{open ? (
				<div className={classes.work} id={id}>
					<PupilWork pupil={pupil} submission={submission} room={room} />
				</div>
			) : null}
		</li>
	);
}

type FaceProps = { pupil: Pupil; standing: Standing; children: ReactNode };

function Face({ pupil: { id, name, left, submission }, standing: { word, says }, children }: FaceProps) {
	const t = useWords();
	const lang = useLanguage();
	return (
		<span className={classes.face}>
			<span className={classes.portrait}>
				<Portrait of={id} called={name} kind="student" size={40} />
			</span>
			<span className={classes.name} dir="auto">
				{name || t("room.former")}
			</span>
			<span className={classes.standing}>
				{word ? <TimingTag word={word} /> : <span>{says}</span>}
				{submission ? (
					<time dateTime={submission.submitted_at}>{longMoment(submission.submitted_at, lang)}</time>
				) : null}
				{left ? <span>{t("room.left")}</span> : null}
			</span>
			<span className={classes.mark}>{children}</span>
		</span>
	);
}

function Mark({ submission, max }: { submission: Pupil["submission"]; max: number }) {
	const t = useWords();
	if (!submission) return null;
	const { id, grade } = submission;
	if (grade !== null) return <GradeCircle id={id} grade={grade} max={max} />;
	return <span className={classes.toGrade}>{t("room.toGrade")}</span>;
}
