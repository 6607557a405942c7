import { useId, useRef } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { FormattedText } from "#ui/formatted/FormattedText.tsx";
import { hasMarks } from "#ui/formatted/marks.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import { FormattingBar, useFormatting } from "./FormattingBar.tsx";
import classes from "./InstructionsField.module.css";
import { useWords as useFormattingWords } from "./words.ts";

type InstructionsFieldProps = {
	value: string;
	limit: number;
	readOnly: boolean;
	saved: boolean;
	error: string | undefined;
	onChange: (text: string) => void;
	onBlur: () => void;
};

// The instructions of an assignment, with buttons for their marks. Once there are marks, they are shown below as a
// student will see them.
export function InstructionsField(props: InstructionsFieldProps) {
	const t = useWords();
	const field = useRef<HTMLTextAreaElement>(null);
	const { apply, onKeyDown } = useFormatting(field);
	return (
		<div>
			<InkTextarea
				{...props}
				ink="plain"
				rows={3}
				label={t("create.instructions")}
				above={<FormattingBar onPress={apply} disabled={props.readOnly} />}
				left={(count) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }))}
				onKeyDown={onKeyDown}
				inputRef={field}
			/>
			{hasMarks(props.value) ? <Preview text={props.value} /> : null}
		</div>
	);
}

function Preview({ text }: { text: string }) {
	const t = useFormattingWords();
	const name = useId();
	return (
		<section className={classes.preview} aria-labelledby={name}>
			<p className={classes.name} id={name}>
				{t("preview")}
			</p>
			<FormattedText text={text} />
		</section>
	);
}
