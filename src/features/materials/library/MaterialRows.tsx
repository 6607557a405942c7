import { useDeferredValue } from "react";
import { useUnreachable } from "#features/materials/offline/queries.ts";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { MaterialRow } from "./MaterialRow.tsx";
import type { FileHere, LibraryItem } from "./queries.ts";

type MaterialRowsProps = {
	items: readonly LibraryItem[];
	files: ReadonlyMap<string, FileHere>;
	inside?: boolean;
};

/** More than a screen shows at once. */
const paintedFirst = 8;

// Materials, one below the other. The first are painted before the rest is drawn, which takes a slow phone a moment.
export function MaterialRows({ items, files, inside = false }: MaterialRowsProps) {
	const offline = useUnreachable();
	const all = useDeferredValue(true, false);
	return (
		<DashboardCards>
			{(all ? items : items.slice(0, paintedFirst)).map((item) => (
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
