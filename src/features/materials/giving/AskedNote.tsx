import { Button } from "@mantine/core";
import type { Remote } from "#ui/loading/use-remote.ts";
import classes from "./AskedNote.module.css";
import { useWords } from "./words.ts";

type AskedNoteProps = { list: Pick<Remote<unknown>, "value" | "state" | "again">; what: "courses" | "assignments" };

// Below a field that offers what the server is asked for: why it does not offer it yet.
export function AskedNote({ list: { value, state, again }, what }: AskedNoteProps) {
	const t = useWords();
	const missing = value === null && state !== "here";
	return (
		<div role="status" className={missing ? classes.note : classes.empty}>
			{missing ? <p>{t(`${what}.${state}`)}</p> : null}
			{missing && state === "failed" ? (
				<Button variant="default" size="sm" onClick={again}>
					{t("uploads.again")}
				</Button>
			) : null}
		</div>
	);
}
