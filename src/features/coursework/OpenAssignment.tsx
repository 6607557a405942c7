import { Button } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { RuledSkeleton } from "#ui/RuledSkeleton.tsx";
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
		<>
			<Button
				variant="subtle"
				size="compact-md"
				className={classes.back ?? ""}
				leftSection={<IconChevronLeft size={20} stroke={2.2} aria-hidden />}
				onClick={onClose}
			>
				{t("room.back")}
			</Button>
			{room === undefined ? <RuledSkeleton label={t("loading")} /> : null}
			{room === null ? (
				<EmptyState
					prop={<FreehandIcon name="clipboard" size={96} />}
					title={t("room.gone")}
					next={t("room.goneText")}
				/>
			) : null}
			{room ? <Inside room={room} /> : null}
		</>
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
