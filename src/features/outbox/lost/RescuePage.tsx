import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { saveItemsFile } from "#features/outbox/list/items-file.ts";
import { useWords as useListWords } from "#features/outbox/list/words.ts";
import { type RescuedWords, unsentWords } from "#features/outbox/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { momentOf } from "#ui/dates.ts";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import classes from "./RescuePage.module.css";
import { useWords } from "./words.ts";

// Shown when the local database cannot be opened. What it holds still belongs to its writer: to read, copy and save as
// a file.
export function RescuePage() {
	const t = useWords();
	const [found, setFound] = useState<RescuedWords[] | "unreadable">();
	useEffect(() => {
		unsentWords().then(setFound, () => setFound("unreadable"));
	}, []);
	return (
		<div className={`wrap ${classes.page}`} role="alert">
			<h1>{t("rescue.title")}</h1>
			{found === "unreadable" ? (
				<p className={classes.lead}>{t("rescue.unreadable")}</p>
			) : (
				<p className={classes.lead}>{t("rescue.text")}</p>
			)}
			{Array.isArray(found) ? <Found words={found} /> : null}
			<Button variant="default" onClick={() => location.reload()}>
				{t("rescue.again")}
			</Button>
		</div>
	);
}

function Found({ words }: { words: RescuedWords[] }) {
	const t = useWords();
	const say = useListWords();
	const lang = useLanguage();
	const { session } = useAuth();
	if (words.length === 0) return <p>{t("rescue.nothing")}</p>;
	const when = ({ at }: RescuedWords) => (at === null ? "" : say("rescue.when", { when: momentOf(at, lang) }));
	const titled = (found: RescuedWords) => found.title || say("rescue.untitled");
	const filed = words.map((found) => ({ title: titled(found), notes: [when(found)], text: found.text }));
	return (
		<>
			<Button
				leftSection={<IconDownload size={20} stroke={2} aria-hidden />}
				onClick={() => saveItemsFile(filed, session?.user.name ?? "")}
			>
				{say("file.save")}
			</Button>
			<ul className={classes.list}>
				{words.map((found) => (
					<li key={`${found.at} ${found.text}`} className={classes.item}>
						<h2 dir="auto">{titled(found)}</h2>
						<p className={classes.when}>{when(found)}</p>
						<p className={classes.text} dir="auto">
							{found.text}
						</p>
						<CopyButton
							text={found.text}
							label={say("outbox.copy")}
							done={say("outbox.copied")}
							refused={say("outbox.copyFailed")}
						/>
					</li>
				))}
			</ul>
		</>
	);
}
