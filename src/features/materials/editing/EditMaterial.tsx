import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { MaterialFields } from "#features/materials/giving/MaterialFields.tsx";
import { SubjectFields } from "#features/materials/giving/SubjectFields.tsx";
import { type Giving, type GivingFields, givingSchema } from "#features/materials/giving/schema.ts";
import type { Material } from "#features/materials/queries.ts";
import { whyNotDone } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { changesOf, editMaterial } from "./commands.ts";
import { forgetTyped, keepTyped, typedBefore, wordsOf } from "./typed.ts";
import { useWords } from "./words.ts";

type EditMaterialProps = {
	material: Material;
	stopped: Stopped;
	onClose: () => void;
	/** It is this now. */
	onEdited: (material: Material) => void;
	/** It was refused, or nobody knows what came of it. */
	onUnclear: () => void;
};

// What is said of a material, mended for everybody. Only what is changed here is sent; its file stays as it is.
export function EditMaterial({ material, stopped, onClose, onEdited, onUnclear }: EditMaterialProps) {
	const t = useWords();
	const [problem, setProblem] = useState<string | null>(null);
	// Another version may arrive meanwhile: what is compared is the one that its person saw.
	const [seen] = useState(material);
	const [typed] = useState(() => typedBefore(seen));
	const form = useForm<GivingFields, unknown, Giving>({
		resolver: zodResolver(givingSchema),
		defaultValues: typed ?? wordsOf(seen),
	});
	useEffect(
		() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(seen, values) }),
		[form, seen],
	);
	const leave = () => {
		forgetTyped(seen);
		onClose();
	};
	const save = form.handleSubmit(async (words) => {
		setProblem(null);
		const changed = changesOf(seen, words);
		if (Object.keys(changed).length === 0) return leave();
		try {
			const edited = await editMaterial(seen, changed);
			leave();
			onEdited(edited);
			toast.success(t("done"));
		} catch (error) {
			setProblem(whyNotDone(error, { about: "material", failed: t("failed"), noAnswer: t("noAnswer") }));
			onUnclear();
		}
	});
	return (
		<AskDialog
			title={t("title")}
			action={t("do")}
			doing={t("doing")}
			problem={problem}
			stopped={stopped}
			onConfirm={save}
			onClose={onClose}
			onCancel={leave}
		>
			{typed ? <p>{t("typed")}</p> : null}
			<MaterialFields form={form}>{seen.course_id ? null : <SubjectFields form={form} />}</MaterialFields>
		</AskDialog>
	);
}
