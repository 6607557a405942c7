import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { codeOnCard } from "#features/courses/join-code.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import classes from "./JoinDialog.module.css";
import { useWords } from "./words.ts";

type ScanCardProps = { onCode: (code: string) => void; onStop: () => void };

// The camera, held over a teacher's card. It is off again as soon as this is gone.
export function ScanCard({ onCode, onStop }: ScanCardProps) {
	const t = useWords();
	const video = useRef<HTMLVideoElement>(null);
	const stop = useRef<HTMLButtonElement>(null);
	// The button that opened the camera is gone, and the focus with it.
	useAutofocus(() => stop.current?.focus(), true);
	const [notice, setNotice] = useState<"look" | "other" | "refused" | "absent">("look");
	const tell = useEffectEvent((text: string) => {
		const code = codeOnCard(text);
		if (code === null) setNotice("other");
		else onCode(code);
	});
	useEffect(() => {
		const seen = video.current;
		if (!seen) return;
		const opened = import("./camera.ts").then(({ lookForCodes }) => lookForCodes(seen, (text) => tell(text)));
		opened.catch((error: unknown) => setNotice(isRefusal(error) ? "refused" : "absent"));
		return () =>
			void opened.then(
				(stop) => stop(),
				() => undefined,
			);
	}, []);
	const blind = notice === "refused" || notice === "absent";
	return (
		<div className={classes.scan}>
			{blind ? (
				<StateNote state="failed" word={t(`scan.${notice}`)} />
			) : (
				<>
					<video ref={video} className={classes.video} aria-label={t("scan.video")} muted playsInline />
					<p aria-live="polite">{t(`scan.${notice}`)}</p>
				</>
			)}
			<Button ref={stop} variant="default" onClick={onStop}>
				{t("scan.stop")}
			</Button>
		</div>
	);
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === "NotAllowedError";
