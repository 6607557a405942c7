import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { DeleteMaterial } from "#features/materials/DeleteMaterial.tsx";
import { useWords } from "#features/materials/words.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { syncSoon } from "./commands.ts";
import { type LibraryItem, useMe } from "./queries.ts";

type TakeBackProps = { item: LibraryItem; stopped: Stopped; onClose: () => void };

// Deletes a material for everybody: in the library who gave it, in a course its teachers, whose phones have those of no other
// course; and admins every one.
export function TakeBack({ item: { material }, stopped, onClose }: TakeBackProps) {
	const t = useWords();
	const me = useMe();
	const [asking, setAsking] = useState(false);
	const own = me?.role === "teacher" && (material.course_id !== "" || material.created_by === me.id);
	if (!own && me?.role !== "admin") return null;
	return (
		<>
			<Button
				variant="default"
				size="sm"
				leftSection={<IconTrash size={18} stroke={2} aria-hidden />}
				onClick={() => setAsking(true)}
			>
				{t("delete")}
			</Button>
			{asking ? (
				<DeleteMaterial
					material={material}
					stopped={stopped}
					onClose={() => setAsking(false)}
					onDeleted={() => {
						onClose();
						syncSoon();
					}}
					onUnclear={syncSoon}
				/>
			) : null}
		</>
	);
}
