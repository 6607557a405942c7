import { IconBold, IconItalic, IconLink, IconList, IconListNumbers } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { insertTextIntoField } from "text-field-edit";
import { editFor, type Format } from "./edits.ts";
import classes from "./FormattingBar.module.css";
import { useWords } from "./words.ts";

const formats = [
	{ format: "bold", Icon: IconBold, key: "B" },
	{ format: "italic", Icon: IconItalic, key: "I" },
	{ format: "list", Icon: IconList, key: null },
	{ format: "numbers", Icon: IconListNumbers, key: null },
	{ format: "link", Icon: IconLink, key: null },
] as const;

/** @returns what formats the selected words of a field, by a button or by Ctrl+B and Ctrl+I */
export function useFormatting(field: RefObject<HTMLTextAreaElement | null>) {
	const t = useWords();
	const apply = (format: Format) => {
		const area = field.current;
		if (!area || area.readOnly) return;
		const { value: text, selectionStart: start, selectionEnd: end } = area;
		const words = { bold: t("boldWords"), italic: t("italicWords"), link: t("linkWords") };
		const { from, to, put, select } = editFor(format, { text, start, end }, words);
		area.focus();
		area.setSelectionRange(from, to);
		// As if it were typed: the browser's own Undo takes it back.
		insertTextIntoField(area, put);
		area.setSelectionRange(from + select[0], from + select[1]);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
		const pressed = formats.find(({ key }) => key?.toLowerCase() === event.key.toLowerCase());
		if (!pressed) return;
		event.preventDefault();
		apply(pressed.format);
	};
	return { apply, onKeyDown };
}

type FormattingBarProps = { onPress: (format: Format) => void; disabled: boolean };

// The buttons over the instructions: one stop of the Tab key, with the arrow keys between them. A press leaves the words
// selected, and the keyboard of a phone open.
export function FormattingBar({ onPress, disabled }: FormattingBarProps) {
	const t = useWords();
	const [stop, setStop] = useState<Format>("bold");
	const walk = (event: KeyboardEvent<HTMLElement>) => {
		const at = formats.findIndex(({ format }) => format === stop);
		const last = formats.length - 1;
		const next = { ArrowRight: at + 1, ArrowLeft: at + last, Home: 0, End: last }[event.key];
		if (next === undefined) return;
		event.preventDefault();
		event.currentTarget.querySelectorAll("button")[next % formats.length]?.focus();
	};
	return (
		<div className={classes.bar} role="toolbar" aria-label={t("bar")} onKeyDown={walk}>
			{formats.map(({ format, Icon, key }) => (
				<button
					key={format}
					type="button"
					className={classes.button}
					tabIndex={format === stop ? 0 : -1}
					aria-label={t(format)}
					title={key ? `${t(format)} (Ctrl+${key})` : t(format)}
					{...(key ? { "aria-keyshortcuts": `Control+${key}` } : {})}
					disabled={disabled}
					onFocus={() => setStop(format)}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onPress(format)}
				>
					<Icon size={20} stroke={1.8} aria-hidden />
				</button>
			))}
		</div>
	);
}
