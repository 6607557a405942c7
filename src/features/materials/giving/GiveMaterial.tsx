import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { useSize } from "#features/materials/use-size.ts";
import { useWhyNotUploaded } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { FileField } from "#ui/forms/file/FileField.tsx";
import { giveMaterial } from "./commands.ts";
import { MaterialFields } from "./MaterialFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { endings, mostBytes } from "./queries.ts";
import {
	fileProblem,
	type Giving,
	type GivingFields,
	givingSchema,
	isAsNamed,
	type Target,
	titleOf,
} from "./schema.ts";
import { fieldsAt, forgetTyped, keepTyped } from "./typed.ts";
import { say, useWords } from "./words.ts";

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
	const [file, setFile] = useState<File | null>(null);
	const whyNot = useWhyNotUploaded();
	const [wrong, setWrong] = useState<ReturnType<typeof fileProblem> | "file.none" | typeof otherKind>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const form = useForm<GivingFields, unknown, Giving>({
		resolver: zodResolver(givingSchema),
		defaultValues: fieldsAt(target),
		shouldFocusError: false,
	});
	const { formState, setValue, watch } = form;
	// A title that came from a file's name goes with it; one that was typed stays.
	const [named, setNamed] = useState("");
	const typed = watch();
	useEffect(() => {
		keepTyped(target, { ...typed, title: typed.title === named ? "" : typed.title });
	}, [target, typed, named]);
	const { isSubmitted, submitCount } = formState;
	const input = useRef<HTMLInputElement>(null);
	// The first field with a problem takes the focus, and the file is no field of the form.
	useEffect(() => {
		if (submitCount > 0) input.current?.form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [submitCount]);
	const choose = (chosen: File) => {
		setFile(chosen);
		setWrong(fileProblem(chosen));
		if (!["", named].includes(watch("title"))) return;
		setNamed(titleOf(chosen.name));
		setValue("title", titleOf(chosen.name), { shouldValidate: isSubmitted });
	};
	const give = form.handleSubmit(async (words) => {
		if (!file || wrong) return;
		try {
			if (!(await isAsNamed(file))) return setWrong(otherKind);
			await giveMaterial(words, file);
			forgetTyped(target);
			onClose();
			toast.success(say("added"));
		} catch (error) {
			setProblem(t(error instanceof DOMException ? "file.unread" : "notSaved"));
		}
	});
	return (
		<AskDialog
			title={t("title")}
			action={t("do")}
			doing={t("doing")}
			problem={problem}
			stopped={null}
			onConfirm={async () => {
				setProblem(null);
				if (!file) setWrong("file.none");
				await give();
			}}
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
				error={wrong === otherKind ? whyNot(wrong) : wrong ? t(wrong, { size: size(mostBytes) }) : undefined}
				onFile={choose}
			/>
			<MaterialFields form={form}>
				<PlaceFields form={form} />
			</MaterialFields>
		</AskDialog>
	);
}

/** The server's code for it, and so its sentence. */
const otherKind = "validation_invalid_mime_type";
