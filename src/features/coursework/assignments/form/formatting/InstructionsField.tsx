import { useContext, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Instructions } from "#features/coursework/AssignmentText.tsx";
import { PicturesContext } from "#features/coursework/pictures.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { hasMarks } from "#ui/formatted/marks.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import { FormattingBar, useFormatting } from "./FormattingBar.tsx";
import classes from "./InstructionsField.module.css";
import { useWords as useFormattingWords } from "./words.ts";

type InstructionsFieldProps = {
	value: string;
	/** The course whose pictures can be added, "" while none is chosen. */
	courseId: string;
	limit: number;
	readOnly: boolean;
	saved: boolean;
	error: string | undefined;
	onChange: (text: string) => void;
	onBlur: () => void;
};

// The instructions of an assignment, with buttons for their marks and pictures. Once there are some, they are shown below
// as a student will see them.
export function InstructionsField({ courseId, ...props }: InstructionsFieldProps) {
	const t = useWords();
	const field = useRef<HTMLTextAreaElement>(null);
	const { apply, addLine, onKeyDown } = useFormatting(field);
	const pictures = useContext(PicturesContext);
	const [choosing, setChoosing] = useState(false);
	const cursor = useRef<readonly [number, number]>([0, 0]);
	const open = () => {
		cursor.current = [field.current?.selectionStart ?? 0, field.current?.selectionEnd ?? 0];
		setChoosing(true);
	};
	const close = () => {
		// The dialog gives the focus back, and Chromium then puts the cursor at the beginning.
		flushSync(() => setChoosing(false));
		field.current?.setSelectionRange(...cursor.current);
	};
	// Not in an effect: there React sets the field to what it was before, and the browser can undo nothing.
	const add = (notation: string) => {
		close();
		addLine(notation);
	};
	return (
		<div>
			<InkTextarea
				{...props}
				ink="plain"
				rows={3}
				label={t("create.instructions")}
				above={<FormattingBar onPress={apply} onPicture={pictures && open} disabled={props.readOnly} />}
				left={(count) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }))}
				onKeyDown={onKeyDown}
				inputRef={field}
			/>
			{hasMarks(props.value) ? <Preview text={props.value} courseId={courseId} /> : null}
			{pictures && choosing ? <pictures.ChoosePicture courseId={courseId} onChoose={add} onClose={close} /> : null}
		</div>
	);
}

function Preview({ text, courseId }: Pick<InstructionsFieldProps, "courseId"> & { text: string }) {
	const t = useFormattingWords();
	const name = useId();
	return (
		<section className={classes.preview} aria-labelledby={name}>
			<p className={classes.name} id={name}>
				{t("preview")}
			</p>
			<Instructions text={text} courseId={courseId} />
		</section>
	);
}
