import { Button } from "@mantine/core";
import { IconCopy, IconPencil, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { comeInto } from "#features/coursework/arrival.ts";
import { CopyAssignment } from "#features/coursework/assignments/copying/CopyAssignment.tsx";
import { useCopyOpening } from "#features/coursework/assignments/copying/use-copy-opening.ts";
import { FileButton } from "#features/coursework/assignments/filing/FileButton.tsx";
import { EditAssignment } from "#features/coursework/assignments/form/EditAssignment.tsx";
import { editAssignmentDraft } from "#features/coursework/teaching-commands.ts";
import { useSaidHere } from "#features/reach/use-said-here.ts";
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
	const copying = useCopyOpening(detail);
	const reading = !opened && !copying.opened;
	const { entry } = assignment;
	useSaidHere("sent", entry?.kind === "archiveAssignment" ? entry.id : null);
	useEffect(() => {
		if (reading) comeInto(heading.current);
	}, [reading]);
	return (
		<Card labelledBy={`assignment-${assignment.id}`}>
			{opened ? (
				<EditAssignment detail={detail} focus={byHand} onWrite={written} onDone={close} />
			) : (
				<div className={classes.view}>
					<TaskText detail={detail} heading={heading} />
					{assignment.status === "archived" ? <CalmNote text={t("filing.archived")} /> : null}
					<RefusedAssignment detail={detail} onChosen={() => heading.current?.focus()} />
					<div>
						<CalmNote text={copying.note} />
						{copying.opened ? (
							<CopyAssignment detail={detail} {...copying.form} />
						) : (
							<Actions onEdit={open} onPrint={onPrint} copy={copying.button}>
								<FileButton detail={detail} onDeleted={onDeleted} />
							</Actions>
						)}
					</div>
				</div>
			)}
		</Card>
	);
}

type ActionsProps = {
	onEdit: () => void;
	onPrint: (what: Printed) => void;
	copy: { word: string; onOpen: () => void } | null;
	children: ReactNode;
};

function Actions({ onEdit, onPrint, copy, children }: ActionsProps) {
	const t = useWords();
	const pencil = <IconPencil size={18} stroke={2} aria-hidden />;
	const pages = <IconCopy size={18} stroke={2} aria-hidden />;
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
			{copy ? (
				<Button variant="default" size="sm" leftSection={pages} onClick={copy.onOpen}>
					{copy.word}
				</Button>
			) : null}
			{children}
		</div>
	);
}
