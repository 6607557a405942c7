import { Button } from "@mantine/core";
import { IconTicket } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import classes from "./JoinCourse.module.css";
import { JoinDialog } from "./JoinDialog.tsx";
import { JoiningCard } from "./JoiningCard.tsx";
import { useJoinings } from "./queries.ts";
import { useWords } from "./words.ts";

/** What the dialog begins with: a code, and the refused joining it corrects. */
type Entry = { code: string; instead?: string };

// The student's way into a course, and the joinings that are not through yet. `offered` is the code a scanned card
// brought along: the dialog opens with it once.
export function JoinCourse({ offered }: { offered: string }) {
	const t = useWords();
	const joinings = useJoinings() ?? [];
	const button = useRef<HTMLButtonElement>(null);
	const [entry, setEntry] = useState<Entry | null>(null);
	useEffect(() => {
		if (offered === "") return;
		setEntry({ code: offered });
		history.replaceState(history.state, "", location.pathname + location.search);
	}, [offered]);
	return (
		<div className={classes.join}>
			{joinings.map((joining) => (
				<JoiningCard
					key={joining.id}
					joining={joining}
					onChange={() => setEntry({ code: joining.body.code, instead: joining.id })}
				/>
			))}
			<Button
				ref={button}
				variant="default"
				className={classes.button ?? ""}
				leftSection={<IconTicket size={20} stroke={2} aria-hidden />}
				onClick={() => setEntry({ code: "" })}
			>
				{t("join.button")}
			</Button>
			{entry ? (
				<JoinDialog
					{...entry}
					onClose={() => setEntry(null)}
					onDone={() => {
						setEntry(null);
						button.current?.focus();
					}}
				/>
			) : null}
		</div>
	);
}
