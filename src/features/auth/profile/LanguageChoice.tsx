import { IconCheck } from "@tabler/icons-react";
import { useId, useState } from "react";
import { noAnswer, refusalOf } from "#features/auth/refusals.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { StateNote } from "#ui/StateNote.tsx";
import { changeLanguage } from "./commands.ts";
import classes from "./LanguageChoice.module.css";
import { ProfileCard } from "./ProfileCard.tsx";
import type { Account, Barrier } from "./queries.ts";
import { Reason } from "./SubmitButton.tsx";
import { useWords } from "./words.ts";

/** Each language is named in itself: who needs the other one cannot read this one. */
const languages = [
	{ code: "en", name: "English" },
	{ code: "fr", name: "Français" },
] as const;

type LanguageChoiceProps = { account: Account | null | undefined; barrier: Barrier; look: () => Promise<void> };

// In which language the app speaks and the mails come. The switch at the top of every page is for this device alone.
export function LanguageChoice({ account, barrier, look }: LanguageChoiceProps) {
	const t = useWords();
	const spoken = useLanguage();
	const reason = useId();
	const { choose, busy, outcome } = useChoosing(look);
	const chosen = account?.language ?? spoken;
	return (
		<ProfileCard title={t("language.title")} text={t("language.text")}>
			<fieldset aria-label={t("language.choose")} className={classes.choices}>
				{languages.map(({ code, name }) => (
					<button
						key={code}
						type="button"
						lang={code}
						className={classes.choice}
						aria-pressed={chosen === code}
						aria-describedby={barrier ? reason : undefined}
						disabled={barrier !== null || busy}
						onClick={() => void choose(code)}
					>
						{name}
						<IconCheck className={classes.tick} size={19} stroke={2.4} aria-hidden />
					</button>
				))}
			</fieldset>
			<Reason id={reason} barrier={barrier} />
			<Outcome outcome={outcome} />
			{account && account.language !== spoken && !busy ? (
				<p className={classes.aside}>{t("language.other", { language: t(`language.${account.language}`) })}</p>
			) : null}
		</ProfileCard>
	);
}

function useChoosing(look: () => Promise<void>) {
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<"saved" | "failed" | "noAnswer" | null>(null);
	const choose = async (language: Language) => {
		setBusy(true);
		setOutcome(null);
		try {
			await changeLanguage(language);
			await look();
			setOutcome("saved");
		} catch (error) {
			setOutcome(refusalOf(error).type === noAnswer ? "noAnswer" : "failed");
		}
		setBusy(false);
	};
	return { choose, busy, outcome };
}

function Outcome({ outcome }: { outcome: "saved" | "failed" | "noAnswer" | null }) {
	const t = useWords();
	return (
		<div role="status" className={classes.outcome}>
			{outcome ? (
				<StateNote state={outcome === "saved" ? "sent" : "failed"} word={t(`language.${outcome}`)} quiet />
			) : null}
		</div>
	);
}
