import { Button } from "@mantine/core";
import { IconTicket } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { forgetOldCodes } from "#features/courses/commands.ts";
import { codeFrom } from "#features/courses/join-code.ts";
import { useJoinings, useOldCodes } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import { part } from "#ui/loading/part.tsx";
import classes from "./JoinCourse.module.css";

// Needed once or twice a year, so its code is loaded on demand.
const JoinDialog = part(() => import("./JoinDialog.tsx").then((file) => file.JoinDialog));
const JoiningCard = part(() => import("./JoiningCard.tsx").then((file) => file.JoiningCard));

/** What the dialog begins with: a code, and the refused joining it corrects. */
type Entry = { code: string; instead?: string };

type JoinCourseProps = {
	/** The student is in no course that goes on: joining one is the next step. `past`: they were in some before. */
	none: boolean;
	past: boolean;
	/** The code in the address of a scanned card: the dialog opens with it once. */
	offered: string;
	/** Takes it from the address. */
	onUsed: () => void;
};

// The button to join a course, and the requests that the server has not confirmed.
export function JoinCourse({ none, past, offered, onUsed }: JoinCourseProps) {
	const t = useWords();
	const joinings = useJoinings() ?? [];
	const old = useOldCodes() ?? "";
	// The right code may be answered long after it was entered, or when another page is open.
	useEffect(() => {
		if (old !== "") forgetOldCodes().catch((error: unknown) => console.error("old codes", error));
	}, [old]);
	const button = useRef<HTMLButtonElement>(null);
	const { open, enter, close } = useEntry(offered, onUsed);
	// With the first course the button leaves the empty card for a place below the courses.
	const noneBefore = useRef(none);
	useEffect(() => {
		if (noneBefore.current && !none && isFocusLost()) button.current?.focus({ preventScroll: true });
		noneBefore.current = none;
	}, [none]);
	// A code that is kept without a network is drawn without one.
	const opened = open !== null;
	useEffect(() => {
		if (opened) JoiningCard.preload();
	}, [opened]);
	const opener = (
		<Button
			ref={button}
			variant={none ? "filled" : "default"}
			className={classes.button ?? ""}
			leftSection={<IconTicket size={20} stroke={2} aria-hidden />}
			onClick={() => enter({ code: "" })}
		>
			{t("join.button")}
		</Button>
	);
	return (
		<div className={classes.join}>
			{none ? (
				<EmptyState
					prop={<FreehandIcon name="books" size={96} />}
					title={t(past ? "emptyNow" : "student.empty")}
					next={t("student.next")}
				>
					{opener}
				</EmptyState>
			) : null}
			<Suspense>
				{joinings.map((joining) => (
					<JoiningCard
						key={joining.id}
						joining={joining}
						onChange={() => enter({ code: joining.body.code, instead: joining.id })}
						onGone={() => button.current?.focus()}
					/>
				))}
			</Suspense>
			{none ? null : opener}
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
