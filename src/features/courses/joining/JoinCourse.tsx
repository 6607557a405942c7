import { Button } from "@mantine/core";
import { IconTicket } from "@tabler/icons-react";
import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { codeFrom } from "#features/courses/join-code.ts";
import { useJoinings } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { part } from "#ui/loading/part.tsx";
import classes from "./JoinCourse.module.css";
import { JoiningCard } from "./JoiningCard.tsx";

// Needed once or twice a year, so its code is loaded on demand.
const JoinDialog = part(() => import("./JoinDialog.tsx").then((file) => file.JoinDialog));

/** What the dialog begins with: a code, and the refused joining it corrects. */
type Entry = { code: string; instead?: string };

// The button to join a course, and the requests that the server has not confirmed. `offered` is the code in the address of
// a scanned card: the dialog opens with it once, and `onUsed` takes it from there.
export function JoinCourse({ offered, onUsed }: { offered: string; onUsed: () => void }) {
	const t = useWords();
	const joinings = useJoinings() ?? [];
	const button = useRef<HTMLButtonElement>(null);
	const { open, enter, close } = useEntry(offered, onUsed);
	return (
		<div className={classes.join}>
			{joinings.map((joining) => (
				<JoiningCard
					key={joining.id}
					joining={joining}
					onChange={() => enter({ code: joining.body.code, instead: joining.id })}
					onGone={() => button.current?.focus()}
				/>
			))}
			<Button
				ref={button}
				variant="default"
				className={classes.button ?? ""}
				leftSection={<IconTicket size={20} stroke={2} aria-hidden />}
				onClick={() => enter({ code: "" })}
			>
				{t("join.button")}
			</Button>
			{open ? (
				<Suspense>
					<JoinDialog
						title={t("join.button")}
						{...open}
						onClose={close}
						onDone={() => {
							// The dialog returns the focus to what opened it, and that disappears with the refusal it was about.
							flushSync(close);
							button.current?.focus();
						}}
					/>
				</Suspense>
			) : null}
		</div>
	);
}

function useEntry(offered: string, onUsed: () => void) {
	const [entry, enter] = useState<Entry | null>(null);
	// The code from the address that was already handled, kept until the address changes.
	const [used, setUsed] = useState("");
	if (used !== "" && offered === "") setUsed("");
	const offer = offered === "" || offered === used ? null : { code: codeFrom(offered) };
	const close = () => {
		enter(null);
		setUsed(offered);
		// Only now: until then, a reload or a list still loading may remount the dialog.
		if (offered !== "") onUsed();
	};
	return { open: entry ?? offer, enter, close };
}
