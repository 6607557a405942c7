import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { lookFor } from "#features/courses/focus.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { AddStudent } from "./AddStudent.tsx";
import { ClassList } from "./ClassList.tsx";
import { CoursePaper } from "./CoursePaper.tsx";
import { JoinCard } from "./JoinCard.tsx";
import classes from "./OpenCourse.module.css";
import { type Adding, type OpenCourse as Room, useOpenCourse } from "./queries.ts";
import { RoomHead } from "./RoomHead.tsx";
import { useWords } from "./words.ts";

/** A course this teacher leads: its class, the ways into it, and its words. */
export function OpenCourse({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useWords();
	const room = useOpenCourse(id);
	useEffect(() => () => lookFor("card", id), [id]);
	return (
		<OpenedItem
			back={t("room.back")}
			onClose={onClose}
			detail={room}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="notebook" size={96} />, title: t("room.gone"), next: t("room.goneText") }}
		>
			{(here) => <Inside room={here} />}
		</OpenedItem>
	);
}

function Inside({ room }: { room: Room }) {
	const [paper, setPaper] = useState<"list" | "card">("list");
	const [correcting, setCorrecting] = useState<Adding | null>(null);
	const { course } = room;
	const open = course.archived_at === null;
	const print = (what: "list" | "card") => {
		flushSync(() => setPaper(what));
		window.print();
	};
	return (
		<article className={classes.room} aria-labelledby={`course-${course.id}`}>
			<RoomHead course={course} onPrint={() => print("list")} />
			<div className={classes.desk}>
				<ClassList room={room} onCorrect={setCorrecting} />
				{open ? (
					<div className={classes.ways}>
						<AddStudent room={room} correcting={correcting} onDone={() => setCorrecting(null)} />
						<JoinCard course={course} onPrint={() => print("card")} />
					</div>
				) : null}
			</div>
			<CoursePaper what={paper} room={room} />
		</article>
	);
}
