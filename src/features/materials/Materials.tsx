import { Suspense, useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { part } from "#ui/loading/part.tsx";
import { RemoteList } from "#ui/loading/RemoteList.tsx";
import { grouped } from "#ui/numbers.ts";
import { DeleteMaterial } from "./DeleteMaterial.tsx";
import { GiveHere } from "./GiveHere.tsx";
import { MaterialCard } from "./MaterialCard.tsx";
import type { Materials as List, Material } from "./queries.ts";
import { useWords } from "./words.ts";

// Fetched where something is mended.
const EditMaterial = part(() => import("./editing/EditMaterial.tsx").then((file) => file.EditMaterial));

type MaterialsProps = { materials: List; stopped: Stopped; onChange: () => void };

// Every study material of the centre, with what an admin decides by: what it is, how big, how old.
export function Materials({ materials, stopped, onChange }: MaterialsProps) {
	const t = useWords();
	const lang = useLanguage();
	const [editing, setEditing] = useState<Material | null>(null);
	const [deleting, setDeleting] = useState<Material | null>(null);
	const total = materials.value?.total ?? 0;
	const unclear = () => {
		materials.again();
		onChange();
	};
	/** It stays where it is until the list is asked for again: another one must not slip under a finger. */
	const learn = (now: Material) =>
		materials.amend((page) => ({
			...page,
			items: page.items.map((one) => (one.id === now.id ? { ...one, ...now } : one)),
		}));
	const count = { count: total, number: grouped(total, lang) };
	return (
		<>
			<GiveHere onEnd={unclear} />
			<CalmNote text={materials.value?.movedUp ? t("movedUp") : null} />
			<RemoteList
				list={materials}
				count={materials.search ? t("found", count) : t("count", count)}
				search={{
					label: t("search"),
					placeholder: t("placeholder"),
					noMatch: t("noMatch"),
					showAll: t("showAll"),
				}}
				empty={<EmptyState prop={<FreehandIcon name="books" size={96} />} title={t("empty")} next={t("emptyNext")} />}
			>
				{(rows) => (
					<DashboardCards>
						{rows.map((material) => (
							<MaterialCard
								key={material.id}
								material={material}
								stopped={stopped !== null}
								onEdit={() => setEditing(material)}
								onDelete={() => setDeleting(material)}
								onUnclear={unclear}
							/>
						))}
					</DashboardCards>
				)}
			</RemoteList>
			{editing ? (
				<Suspense>
					<EditMaterial
						material={editing}
						stopped={stopped}
						onClose={() => setEditing(null)}
						onEdited={learn}
						onUnclear={unclear}
					/>
				</Suspense>
			) : null}
			{deleting ? (
				<DeleteMaterial
					material={deleting}
					stopped={stopped}
					onClose={() => setDeleting((open) => (open === deleting ? null : open))}
					onDeleted={() => {
						materials.without(deleting.id);
						onChange();
					}}
					onUnclear={unclear}
				/>
			) : null}
		</>
	);
}
