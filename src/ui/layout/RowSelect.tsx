import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import classes from "./RowSelect.module.css";

const looks = { wrapper: classes.box ?? "", input: classes.select ?? "", section: classes.arrow ?? "" };

type RowSelectProps = Pick<NativeSelectProps, "value" | "disabled" | "onChange" | "data" | "title"> & {
	"aria-label": string;
};

// The browser's own list without a label in sight: what it is about stands beside it, or in its first choice.
export function RowSelect(select: RowSelectProps) {
	return (
		<NativeSelect
			{...select}
			unstyled
			classNames={looks}
			rightSection={<IconChevronDown size={18} stroke={2} aria-hidden />}
		/>
	);
}
