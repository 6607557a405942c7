import { useUnreachable } from "#features/materials/offline/queries.ts";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { MaterialRow } from "./MaterialRow.tsx";
import { type LibraryItem, useFilesHere } from "./queries.ts";

// Materials, one below the other.
export function MaterialRows({ items, inside = false }: { items: readonly LibraryItem[]; inside?: boolean }) {
	const files = useFilesHere();
	const offline = useUnreachable();
	if (!files) return null;
	return (
		<DashboardCards>
			{items.map((item) => (
				<MaterialRow
					key={item.material.id}
					item={item}
					file={files.get(item.material.id)}
					offline={offline}
					inside={inside}
				/>
			))}
		</DashboardCards>
	);
}
