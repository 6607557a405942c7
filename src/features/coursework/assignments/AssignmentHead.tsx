import { Button } from "@mantine/core";
import { IconPencil, IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { comeInto } from "#features/coursework/arrival.ts";
import { EditAssignment } from "#features/coursework/assignments/form/EditAssignment.tsx";
import { editAssignmentDraft } from "#features/coursework/teaching-commands.ts";
import { Card } from "#ui/layout/Card.tsx";
import classes from "./AssignmentHead.module.css";
import type { Printed } from "./AssignmentPrintout.tsx";
import { type AssignmentDetail, useBegun } from "./queries.ts";
import { RefusedAssignment } from "./RefusedAssignment.tsx";
import { TaskText } from "./TaskText.tsx";
import { useWords } from "./words.ts";

type AssignmentHeadProps = { detail: AssignmentDetail; onPrint: (what: Printed) => void };

// The assignment itself, and the button to edit it.
export function AssignmentHead({ detail, onPrint }: AssignmentHeadProps) {
	const { assignment } = detail;
	const heading = useRef<HTMLHeadingElement>(null);
	const [opened, setOpened] = useState(false);
	// Text that was begun is shown, not hidden behind a button.
	const begun = useBegun(editAssignmentDraft(assignment.id));
	const editing = opened || begun;
	useEffect(() => {
		if (!editing) comeInto(heading.current);
	}, [editing]);
	return (
		<Card labelledBy={`assignment-${assignment.id}`}>
			{editing ? (
				<EditAssignment detail={detail} focus={opened} onDone={() => setOpened(false)} />
			) : (
				<div className={classes.view}>
					<TaskText detail={detail} heading={heading} />
					<RefusedAssignment detail={detail} onChosen={() => heading.current?.focus()} />
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
				{t("page.print")}
			</Button>
			<Button variant="default" size="sm" leftSection={printer} onClick={() => onPrint("grades")}>
				{t("page.printSheet")}
			</Button>
		</div>
	);
}
