import { Button } from "@mantine/core";
import { IconPencil, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { comeInto } from "#features/coursework/arrival.ts";
import { FileButton } from "#features/coursework/assignments/filing/FileButton.tsx";
import { EditAssignment } from "#features/coursework/assignments/form/EditAssignment.tsx";
import { editAssignmentDraft } from "#features/coursework/teaching-commands.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { useOpening } from "#ui/forms/use-opening.ts";
import { Card } from "#ui/layout/Card.tsx";
import classes from "./AssignmentHead.module.css";
import type { Printed } from "./AssignmentPrintout.tsx";
import { type AssignmentDetail, useBegun } from "./queries.ts";
import { RefusedAssignment } from "./RefusedAssignment.tsx";
import { TaskText } from "./TaskText.tsx";
import { useWords } from "./words.ts";

type AssignmentHeadProps = { detail: AssignmentDetail; onPrint: (what: Printed) => void; onDeleted: () => void };

// The assignment itself, and the button to edit it.
export function AssignmentHead({ detail, onPrint, onDeleted }: AssignmentHeadProps) {
	const t = useWords();
	const { assignment } = detail;
	const heading = useRef<HTMLHeadingElement>(null);
	const { opened, byHand, open, written, close } = useOpening(useBegun(editAssignmentDraft(assignment.id)));
	useEffect(() => {
		if (!opened) comeInto(heading.current);
	}, [opened]);
	return (
		<Card labelledBy={`assignment-${assignment.id}`}>
			{opened ? (
				<EditAssignment detail={detail} focus={byHand} onWrite={written} onDone={close} />
			) : (
				<div className={classes.view}>
					<TaskText detail={detail} heading={heading} />
					{assignment.status === "archived" ? <CalmNote text={t("filing.archived")} /> : null}
					<RefusedAssignment detail={detail} onChosen={() => heading.current?.focus()} />
					<Actions onEdit={open} onPrint={onPrint}>
						<FileButton detail={detail} onDeleted={onDeleted} />
					</Actions>
				</div>
			)}
		</Card>
	);
}

type ActionsProps = { onEdit: () => void; onPrint: (what: Printed) => void; children: ReactNode };

function Actions({ onEdit, onPrint, children }: ActionsProps) {
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
			{children}
		</div>
	);
}
