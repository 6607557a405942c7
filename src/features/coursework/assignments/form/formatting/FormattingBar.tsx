import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconPhoto } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { insertTextIntoField } from "text-field-edit";
import { type Edit, editFor, type Format, onOwnLine, type Selected } from "./edits.ts";
import classes from "./FormattingBar.module.css";
import { useWords } from "./words.ts";

const formats = [
	{ format: "bold", Icon: IconBold, key: "B" },
	{ format: "italic", Icon: IconItalic, key: "I" },
	{ format: "list", Icon: IconList, key: null },
	{ format: "numbers", Icon: IconListNumbers, key: null },
	{ format: "link", Icon: IconLink, key: null },
	{ format: "picture", Icon: IconPhoto, key: null },
] as const;

type Button = (typeof formats)[number]["format"];

/** @returns what formats the selected words of a field, by a button or by Ctrl+B and Ctrl+I, and what adds a line to it */
export function useFormatting(field: RefObject<HTMLTextAreaElement | null>) {
	const t = useWords();
	const change = (edit: (selected: Selected) => Edit) => {
		const area = field.current;
		if (!area || area.readOnly) return;
		const { value: text, selectionStart: start, selectionEnd: end } = area;
		const { from, to, put, select } = edit({ text, start, end });
		area.focus();
		area.setSelectionRange(from, to);
		// As if it were typed: the browser's own Undo takes it back.
		insertTextIntoField(area, put);
		area.setSelectionRange(from + select[0], from + select[1]);
	};
	const apply = (format: Format) => {
		const words = { bold: t("boldWords"), italic: t("italicWords"), link: t("linkWords") };
		change((selected) => editFor(format, selected, words));
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
		const pressed = (["bold", "italic"] as const).find((format) => keyOf(format) === event.key.toUpperCase());
		if (!pressed) return;
		event.preventDefault();
		apply(pressed);
	};
	return { apply, addLine: (line: string) => change((selected) => onOwnLine(selected, line)), onKeyDown };
}

const keyOf = (wanted: Format) => formats.find(({ format }) => format === wanted)?.key;

type FormattingBarProps = {
	onPress: (format: Format) => void;
	/** Null where there are no pictures to add. */
	onPicture: (() => void) | null;
	disabled: boolean;
};

// The buttons over the instructions: one stop of the Tab key, with the arrow keys between them. A press leaves the words
// selected, and the keyboard of a phone open.
export function FormattingBar({ onPress, onPicture, disabled }: FormattingBarProps) {
	const t = useWords();
	const [stop, setStop] = useState<Button>("bold");
	const shown = formats.filter(({ format }) => format !== "picture" || onPicture !== null);
	const walk = (event: KeyboardEvent<HTMLElement>) => {
		const at = shown.findIndex(({ format }) => format === stop);
		const last = shown.length - 1;
		const next = { ArrowRight: at + 1, ArrowLeft: at + last, Home: 0, End: last }[event.key];
		if (next === undefined) return;
		event.preventDefault();
		event.currentTarget.querySelectorAll("button")[next % shown.length]?.focus();
	};
	return (
		<div className={classes.bar} role="toolbar" aria-label={t("bar")} onKeyDown={walk}>
			{shown.map(({ format, Icon, key }) => (
				<button
					key={format}
					type="button"
					className={classes.button}
					tabIndex={format === stop ? 0 : -1}
					aria-label={t(format)}
					title={key ? `${t(format)} (Ctrl+${key})` : t(format)}
					{...(key ? { "aria-keyshortcuts": `Control+${key}` } : {})}
					{...(format === "picture" ? { "aria-haspopup": "dialog" as const } : {})}
					disabled={disabled}
					onFocus={() => setStop(format)}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => (format === "picture" ? onPicture?.() : onPress(format))}
				>
					<Icon size={20} stroke={1.8} aria-hidden />
				</button>
			))}
		</div>
	);
}
