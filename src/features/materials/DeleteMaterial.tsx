import { toast } from "sonner";
import { tellWhyNot } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { deleteMaterial } from "./commands.ts";
import { useUses } from "./list-queries.ts";
import type { Material } from "./queries.ts";
import { useWords } from "./words.ts";

type DeleteMaterialProps = {
	material: Material;
	stopped: Stopped;
	onClose: () => void;
	onDeleted: () => void;
	/** It was refused, or nobody knows what came of it. */
	onUnclear: () => void;
};

export function DeleteMaterial({ material, stopped, onClose, onDeleted, onUnclear }: DeleteMaterialProps) {
	const t = useWords();
	const uses = useUses(material, stopped === null);
	const titles = uses?.items.map(({ title }) => t("quoted", { title })).join(", ");
	const remove = async () => {
		try {
			await deleteMaterial(material);
			onClose();
			onDeleted();
			toast.success(t("delete.done"));
		} catch (error) {
			onClose();
			tellWhyNot(error, { about: "material", failed: t("delete.failed") });
			onUnclear();
		}
	};
	return (
		<AskDialog
			title={t("delete.question")}
			action={t("delete")}
			doing={t("deleting")}
			danger
			stopped={stopped}
			onConfirm={remove}
			onClose={onClose}
		>
			<p role="status">
				{t("delete.text", { title: material.title })}{" "}
				{uses && titles ? t("delete.used", { count: uses.totalItems, titles }) : null}
			</p>
		</AskDialog>
	);
}
