import { useEffect, useState } from "react";
import { FrameNote } from "#app/frame/FrameNote.tsx";
import { useWords } from "#app/words.ts";
import { speak, useLanguage, useMissedLanguage } from "#i18n/i18n.ts";
import { onReconnect } from "#ui/loading/retry.ts";

// Says in both languages that the words of a language could not be fetched, and switches to it as soon as they can.
export function LanguageNote() {
	const missed = useMissedLanguage();
	useEffect(() => (missed ? onReconnect(() => void speak(missed)) : undefined), [missed]);
	return missed ? <Missed /> : null;
}

function Missed() {
	const t = useWords();
	const other = useLanguage() === "en" ? "fr" : "en";
	const [closed, setClosed] = useState(false);
	if (closed) return null;
	return (
		<FrameNote onClose={() => setClosed(true)}>
			<p>{t("language.missed")}</p>
			<p lang={other}>{t("language.missedToo")}</p>
		</FrameNote>
	);
}
