import { useEffect, useRef } from "react";
import { useSize } from "#features/materials/use-size.ts";
import { useWhyNotUploaded } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { FileField } from "#ui/forms/file/FileField.tsx";
import { MaterialFields } from "./MaterialFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { endings, mostBytes } from "./queries.ts";
import type { Target } from "./schema.ts";
import { forgetTyped } from "./typed.ts";
import { useGiving } from "./use-giving.ts";
import { useWords } from "./words.ts";

type GiveMaterialProps = {
	/** It is for there unless another is chosen. */
	target?: Target;
	onClose: () => void;
};

// A material to give: its file, what it is called and for whom it is. It is put away on this phone and sent from there, so
// nothing here needs a network.
export function GiveMaterial({ target = {}, onClose }: GiveMaterialProps) {
	const t = useWords();
	const size = useSize();
	const whyNot = useWhyNotUploaded();
	const { form, choose, wrong, problem, give } = useGiving(target, onClose);
	const { submitCount } = form.formState;
	const input = useRef<HTMLInputElement>(null);
	// The first field with a problem takes the focus, and the file is no field of the form.
	useEffect(() => {
		if (submitCount > 0) input.current?.form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [submitCount]);
	const error = () => {
		if (wrong === "validation_invalid_mime_type" || wrong === "file_not_whole") return whyNot(wrong);
		return wrong ? t(wrong, { size: size(mostBytes) }) : undefined;
	};
	return (
		<AskDialog
			title={t("title")}
			action={t("do")}
			doing={t("doing")}
			problem={problem}
			stopped={null}
			onConfirm={give}
			onClose={onClose}
			onCancel={() => {
				forgetTyped(target);
				onClose();
			}}
		>
			<FileField
				ref={input}
				label={t("file")}
				hint={t("file.hint", { size: size(mostBytes) })}
				accept={endings.map((ending) => `.${ending}`).join()}
				error={error()}
				onFile={choose}
			/>
			<MaterialFields form={form}>
				<PlaceFields form={form} />
			</MaterialFields>
		</AskDialog>
	);
}
