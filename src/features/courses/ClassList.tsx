import { useRef, useState } from "react";
import { TextField } from "#ui/TextField.tsx";
import { AddingRow } from "./AddingRow.tsx";
import classes from "./ClassList.module.css";
import { Panel } from "./Panel.tsx";
import { RemoveStudent } from "./RemoveStudent.tsx";
import { type Adding, type OpenCourse, type Student, useOffline } from "./room-queries.ts";
import { StudentRow } from "./StudentRow.tsx";
import { useWords } from "./words.ts";

type ClassListProps = { room: OpenCourse; onCorrect: (adding: Adding) => void };

const fitsAGlance = 12;

// Who is in the class, and who is on the way into it. Readable offline like everything of one's own.
export function ClassList({ room, onCorrect }: ClassListProps) {
	const t = useWords();
	const { course, students, addings } = room;
	const offline = useOffline();
	const heading = useRef<HTMLHeadingElement>(null);
	const [sought, setSought] = useState("");
	const [leaving, setLeaving] = useState<Student | null>(null);
	const found = students.filter((student) => isCalled(student, sought));
	const nobody = students.length === 0 && addings.length === 0;
	return (
		<Panel title={t("class.title")} aside={t("class.count", { count: students.length })} headingRef={heading}>
			{students.length > fitsAGlance ? (
				<div className={classes.search}>
					<TextField
						type="search"
						label={t("class.search")}
						value={sought}
						onChange={(event) => setSought(event.currentTarget.value)}
					/>
				</div>
			) : null}
			{nobody ? <p className={classes.note}>{t(course.archived_at ? "class.emptyArchived" : "class.empty")}</p> : null}
			<ul className={classes.list}>
				{addings.map((adding) => (
					<AddingRow key={adding.id} adding={adding} onCorrect={() => onCorrect(adding)} />
				))}
				{found.map((student) => (
					<StudentRow
						key={student.enrollmentId}
						student={student}
						why={offline ? "class-offline" : null}
						onRemove={() => setLeaving(student)}
					/>
				))}
			</ul>
			<p className={classes.note} role="status">
				{students.length > 0 && found.length === 0 ? t("class.noMatch") : null}
			</p>
			{offline && students.length > 0 ? (
				<p className={classes.note} id="class-offline">
					{t("class.offline")}
				</p>
			) : null}
			{leaving ? (
				<RemoveStudent
					student={leaving}
					course={course}
					onClose={() => setLeaving(null)}
					onDone={() => {
						setLeaving(null);
						heading.current?.focus();
					}}
				/>
			) : null}
		</Panel>
	);
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** By name or address, whatever the accents. */
function isCalled({ name, email }: Student, sought: string): boolean {
	const words = folded(sought.trim());
	return folded(name).includes(words) || folded(email).includes(words);
}
