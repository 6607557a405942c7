import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { DeleteMaterial } from "#features/materials/DeleteMaterial.tsx";
import { useWords } from "#features/materials/words.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { syncSoon } from "./commands.ts";
import { type LibraryItem, useMe } from "./queries.ts";

type TakeBackProps = { item: LibraryItem; stopped: Stopped; onClose: () => void };

// Who gave a material deletes it again, for everybody; admins delete every one.
export function TakeBack({ item: { material }, stopped, onClose }: TakeBackProps) {
	const t = useWords();
	const me = useMe();
	const [asking, setAsking] = useState(false);
	const gave = me?.role !== "student" && material.created_by === me?.id;
	if (!gave && me?.role !== "admin") return null;
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
