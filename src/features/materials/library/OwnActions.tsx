import { Button } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { DeleteMaterial } from "#features/materials/DeleteMaterial.tsx";
import { useWords } from "#features/materials/words.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { part } from "#ui/loading/part.tsx";
import { syncSoon } from "./commands.ts";
import { type LibraryItem, useMe } from "./queries.ts";

// Most readers mend nothing.
const EditMaterial = part(() =>
	import("#features/materials/editing/EditMaterial.tsx").then((file) => file.EditMaterial),
);

type OwnActionsProps = { item: LibraryItem; stopped: Stopped; onClose: () => void };

// Edits or deletes a material for everybody: in the library who gave it, in a course its teachers, whose phones have those of
// no other course; and admins every one.
export function OwnActions({ item: { material }, stopped, onClose }: OwnActionsProps) {
	const t = useWords();
	const me = useMe();
	const [open, setOpen] = useState<"edit" | "delete" | null>(null);
	const own = me?.role === "teacher" && (material.course_id !== "" || material.created_by === me.id);
	if (!own && me?.role !== "admin") return null;
	const dialog = { material, stopped, onClose: () => setOpen(null), onUnclear: syncSoon };
	return (
		<>
			<Button
				variant="default"
				size="sm"
				leftSection={<IconPencil size={18} stroke={2} aria-hidden />}
				onClick={() => setOpen("edit")}
			>
				{t("edit")}
			</Button>
			<Button
				variant="default"
				size="sm"
				leftSection={<IconTrash size={18} stroke={2} aria-hidden />}
				onClick={() => setOpen("delete")}
			>
				{t("delete")}
			</Button>
			<Suspense>{open === "edit" ? <EditMaterial {...dialog} onEdited={syncSoon} /> : null}</Suspense>
			{open === "delete" ? (
				<DeleteMaterial
					{...dialog}
					onDeleted={() => {
						onClose();
						syncSoon();
					}}
				/>
			) : null}
		</>
	);
}
