import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import classes from "./RowSelect.module.css";

const looks = { wrapper: classes.box ?? "", input: classes.select ?? "", section: classes.arrow ?? "" };

type RowSelectProps = Pick<NativeSelectProps, "value" | "disabled" | "data" | "title"> & {
	"aria-label": string;
	onChoose: (value: string) => void;
};
type Heard = Pick<NativeSelectProps, "onKeyDown" | "onPointerDown" | "onBlur">;

// The browser's own list without a label in sight: what it is about stands beside it, or in its first choice.
export function RowSelect({ onChoose, ...select }: RowSelectProps & Heard) {
	return (
		<NativeSelect
			{...select}
			onChange={({ currentTarget }) => onChoose(currentTarget.value)}
			unstyled
			classNames={looks}
			rightSection={<IconChevronDown size={18} stroke={2} aria-hidden />}
		/>
	);
}

/** Keys that step through the closed list: arrows and the like, and the first letter of a choice. */
const steps = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
	!altKey &&
	!ctrlKey &&
	!metaKey &&
	(/^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/.test(key) || (key.length === 1 && key !== " "));

// The same for a choice that does something at once. A key that steps through the closed list changes what it shows, and many
// are pressed by accident or on the way to another choice: those are made by Enter or by leaving the list, and taken back by
// Escape. What is picked in the open list is chosen.
export function CarefulRowSelect({ value, onChoose, ...select }: RowSelectProps) {
	const [stepped, setStepped] = useState<string | null>(null);
	const byKey = useRef(false);
	const choose = (chosen: string) => {
		setStepped(null);
		if (chosen !== value) onChoose(chosen);
	};
	const press = (event: KeyboardEvent) => {
		byKey.current = steps(event);
		if (stepped === null) return;
		if (event.key === "Enter") {
			event.preventDefault();
			choose(stepped);
		} else if (event.key === "Escape") setStepped(null);
	};
	return (
		<RowSelect
			{...select}
			value={(select.disabled ? null : stepped) ?? value}
			onPointerDown={() => {
				byKey.current = false;
			}}
			onKeyDown={press}
			onBlur={() => {
				if (stepped !== null) choose(stepped);
			}}
			onChoose={(chosen) => (byKey.current ? setStepped(chosen) : choose(chosen))}
		/>
	);
}
