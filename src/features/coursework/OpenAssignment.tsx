import { useState } from "react";
import { flushSync } from "react-dom";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { type Room, useRoom } from "./assignment-queries.ts";
import { GradeSheet } from "./GradeSheet.tsx";
import classes from "./OpenAssignment.module.css";
import { RoomHead } from "./RoomHead.tsx";
import { type Printed, RoomPaper } from "./RoomPaper.tsx";
import { useWords } from "./room-words.ts";

// One assignment with its class: what was set, who handed in, every grade and how it came about.
export function OpenAssignment({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useWords();
	const room = useRoom(id);
	return (
		<OpenedItem
			back={t("room.back")}
			onClose={onClose}
			detail={room}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="clipboard" size={96} />, title: t("room.gone"), next: t("room.goneText") }}
		>
			{(here) => <Inside room={here} />}
		</OpenedItem>
	);
}

function Inside({ room }: { room: Room }) {
	// Whoever prints without choosing gets the sheet that may lie about in class.
	const [printed, setPrinted] = useState<Printed>("task");
	const print = (what: Printed) => {
		flushSync(() => setPrinted(what));
		window.print();
	};
	return (
		<div className={classes.room}>
			<RoomHead room={room} onPrint={print} />
			<GradeSheet room={room} />
			<RoomPaper room={room} what={printed} />
		</div>
	);
}
