import { Button } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconTrash } from "@tabler/icons-react";
import type { AssignmentDetail } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { archiveAssignment, deleteAssignment, isFiling, restoreAssignment } from "./commands.ts";
import { noteDeleted } from "./just-deleted.ts";

type FileButtonProps = { detail: AssignmentDetail; onDeleted: () => void };

// The way out of the lists: an assignment that nobody answered is deleted, another one archived, and an archived one is
// brought back. None is asked about first, because each can be taken back.
export function FileButton({ detail, onDeleted }: FileButtonProps) {
	const t = useWords();
	const { assignment, students } = detail;
	const [size, stroke] = [18, 2];
	const remove = async () => {
		noteDeleted({ title: assignment.title, ...(await deleteAssignment(detail)) });
		onDeleted();
	};
	const { entry } = assignment;
	// What was refused is decided first (RefusedFiling).
	if (entry?.state === "failed" && isFiling(entry)) return null;
	if (assignment.status === "archived") {
		return (
			<Button
				variant="default"
				size="sm"
				leftSection={<IconArchiveOff size={size} stroke={stroke} aria-hidden />}
				onClick={() => orSayNotSaved(restoreAssignment(detail))}
			>
				{t("filing.restore")}
			</Button>
		);
	}
	if (students.some(({ submission }) => submission !== null)) {
		return (
			<Button
				variant="default"
				size="sm"
				leftSection={<IconArchive size={size} stroke={stroke} aria-hidden />}
				onClick={() => orSayNotSaved(archiveAssignment(detail))}
			>
				{t("filing.archive")}
			</Button>
		);
	}
	return (
		<Button
			variant="default"
			size="sm"
			leftSection={<IconTrash size={size} stroke={stroke} aria-hidden />}
			onClick={() => orSayNotSaved(remove())}
		>
			{t("filing.delete")}
		</Button>
	);
}
