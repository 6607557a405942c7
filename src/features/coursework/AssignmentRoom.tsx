import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { PrintFoot } from "#ui/PrintFoot.tsx";
import { RuledSkeleton } from "#ui/RuledSkeleton.tsx";
import classes from "./AssignmentRoom.module.css";
import { useRoom } from "./assignment-queries.ts";
import { GradeSheet } from "./GradeSheet.tsx";
import { RoomHead } from "./RoomHead.tsx";
import { usePrinting } from "./use-printing.ts";
import { useWords } from "./words.ts";

type AssignmentRoomProps = { id: string; onClose: () => void };

// One assignment with its class: what was set, who handed in, every grade and how it came about.
export function AssignmentRoom({ id, onClose }: AssignmentRoomProps) {
	const t = useWords();
	const room = useRoom(id);
	const { part, print } = usePrinting();
	if (room === undefined) return <RuledSkeleton label={t("loading")} />;
	return (
		<div className={classes.room} data-print={part} data-prints-alone>
			<div className={classes.back}>
				<Button variant="default" size="sm" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onClose}>
					{t("room.back")}
				</Button>
			</div>
			{room ? (
				<>
					<RoomHead key={id} room={room} onPrint={print} />
					<GradeSheet key={`class-${id}`} room={room} />
				</>
			) : (
				<EmptyState
					prop={<FreehandIcon name="clipboard" size={96} />}
					title={t("room.gone")}
					next={t("room.goneText")}
				/>
			)}
			<PrintFoot />
		</div>
	);
}
