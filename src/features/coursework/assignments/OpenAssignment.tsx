import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Gradebook } from "#features/coursework/assignments/grades/Gradebook.tsx";
import { isClosed } from "#features/coursework/queries.ts";
import { useLookingAt } from "#features/coursework/whats-new/use-whats-new.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { AssignmentHead } from "./AssignmentHead.tsx";
import { AssignmentPrintout, type Printed } from "./AssignmentPrintout.tsx";
import classes from "./OpenAssignment.module.css";
import { type AssignmentDetail, useAssignmentDetail } from "./queries.ts";
import { useWords } from "./words.ts";

type OpenAssignmentProps = {
	id: string;
	/** The student whose answer was asked for, "" for none. */
	studentId: string;
	onClose: () => void;
	/** Leads to the form in which an answer is graded. */
	onGrade: (submissionId: string) => void;
	/** Its worksheets, and the way to give one unless it is closed. */
	materials: (assignment: AssignmentDetail["assignment"], closed: boolean) => ReactNode;
};

// One assignment with its class: what was set, who handed in, every grade and how it came about.
export function OpenAssignment({ id, ...props }: OpenAssignmentProps) {
	const t = useWords();
	const detail = useAssignmentDetail(id);
	useLookingAt(id);
	return (
		<OpenedItem
			back={t("page.back")}
			onClose={props.onClose}
			detail={detail}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="clipboard" size={96} />, title: t("page.gone"), next: t("page.goneText") }}
		>
			{(here) => <Inside detail={here} {...props} />}
		</OpenedItem>
	);
}

type InsideProps = Omit<OpenAssignmentProps, "id"> & { detail: AssignmentDetail };

function Inside({ detail, studentId, onClose, onGrade, materials }: InsideProps) {
	// The browser's own Print command prints the task, which may be seen by the class, and not the grades.
	const [printed, setPrinted] = useState<Printed>("task");
	const print = async (what: Printed) => {
		flushSync(() => setPrinted(what));
		await picturesDrawn();
		window.print();
	};
	return (
		<div className={classes.detail}>
			<AssignmentHead detail={detail} onPrint={(what) => void print(what)} onDeleted={onClose} />
			{materials(detail.assignment, isClosed(detail.assignment, detail.course))}
			<Gradebook detail={detail} opened={studentId} onGrade={onGrade} />
			<AssignmentPrintout detail={detail} what={printed} />
		</div>
	);
}

/** Frames of the screen within which a file that is on this phone has been read. */
const mostFrames = 120;

/** Those that the page has are printed, so it waits for those that it is about to have. */
async function picturesDrawn(): Promise<void> {
	for (let frame = 0; frame < mostFrames && document.querySelector("[aria-busy=true]"); frame++) {
		await new Promise(requestAnimationFrame);
	}
	await Promise.allSettled([...document.images].map((picture) => picture.decode()));
}
