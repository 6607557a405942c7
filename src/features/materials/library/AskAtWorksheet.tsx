import { Button } from "@mantine/core";
import { type MouseEvent, useId } from "react";
import { useSize } from "#features/materials/use-size.ts";
import classes from "./AskAtWorksheet.module.css";
import { changeFileSettings } from "./commands.ts";
import { useWords } from "./words.ts";

// Whether files may come by themselves, in the row of a worksheet and in the place of the button that keeps it: who comes
// straight to an assignment is asked, too, and next to nothing of it moves.
export function AskAtWorksheet({ bytes }: { bytes: number }) {
	const t = useWords();
	const size = useSize();
	const id = useId();
	const answer = (byItself: "yes" | "no") => ({
		variant: "default",
		size: "sm",
		"aria-describedby": id,
		onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
			// The buttons go with the question.
			currentTarget.closest<HTMLElement>("[data-row]")?.focus();
			changeFileSettings({ byItself });
		},
	});
	return (
		<div className={classes.ask}>
			<p id={id}>{t("ask", { size: size(bytes) })}</p>
			<div className={classes.answers}>
				<Button {...answer("yes")}>{t("ask.yes")}</Button>
				<Button {...answer("no")}>{t("room.no")}</Button>
			</div>
		</div>
	);
}
