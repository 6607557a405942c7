import { Button } from "@mantine/core";
import { IconPencil, IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Card } from "#ui/layout/Card.tsx";
import { comeInto } from "./arrival.ts";
import { type Room, useBegun } from "./assignment-queries.ts";
import { EditAssignment } from "./EditAssignment.tsx";
import { RefusedAssignment } from "./RefusedAssignment.tsx";
import classes from "./RoomHead.module.css";
import type { Printed } from "./RoomPaper.tsx";
import { useWords } from "./room-words.ts";
import { TaskText } from "./TaskText.tsx";
import { editAssignmentDraft } from "./teaching-commands.ts";

type RoomHeadProps = { room: Room; onPrint: (what: Printed) => void };

// The assignment itself, and the pen to change it.
export function RoomHead({ room, onPrint }: RoomHeadProps) {
	const { assignment } = room;
	const heading = useRef<HTMLHeadingElement>(null);
	const [opened, setOpened] = useState(false);
	// Words that were begun are shown, not hidden behind a button.
	const begun = useBegun(editAssignmentDraft(assignment.id));
	const editing = opened || begun;
	useEffect(() => {
		if (!editing) comeInto(heading.current);
	}, [editing]);
	return (
		<Card labelledBy={`room-${assignment.id}`}>
			{editing ? (
				<EditAssignment room={room} focus={opened} onDone={() => setOpened(false)} />
			) : (
				<div className={classes.view}>
					<TaskText room={room} heading={heading} />
					<RefusedAssignment room={room} onChosen={() => heading.current?.focus()} />
					<Actions onEdit={() => setOpened(true)} onPrint={onPrint} />
				</div>
			)}
		</Card>
	);
}

type ActionsProps = { onEdit: () => void; onPrint: (what: Printed) => void };

function Actions({ onEdit, onPrint }: ActionsProps) {
	const t = useWords();
	const pencil = <IconPencil size={18} stroke={2} aria-hidden />;
	const printer = <IconPrinter size={18} stroke={2} aria-hidden />;
	return (
		<div className={classes.actions}>
			<Button size="sm" leftSection={pencil} onClick={onEdit}>
				{t("edit.open")}
			</Button>
			<Button variant="default" size="sm" leftSection={printer} onClick={() => onPrint("task")}>
				{t("room.print")}
			</Button>
			<Button variant="default" size="sm" leftSection={printer} onClick={() => onPrint("grades")}>
				{t("room.printSheet")}
			</Button>
		</div>
	);
}
