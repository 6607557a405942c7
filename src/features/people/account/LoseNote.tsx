import { useEffect, useRef } from "react";
import { StateNote } from "#ui/feedback/StateNote.tsx";

// What would be lost by closing, said above the buttons. On a small phone they may be out of sight, when Back was pressed.
export function LoseNote({ words }: { words: string | null }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (words) place.current?.scrollIntoView({ block: "start" });
	}, [words]);
	return (
		<div role="alert" ref={place}>
			{words ? <StateNote state="failed" word={words} quiet /> : null}
		</div>
	);
}
