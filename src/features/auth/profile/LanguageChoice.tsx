// Plain buttons and not Mantine's SegmentedControl: its radio buttons choose at every arrow key, and each choice here
// goes to the server.

import { IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { languageNames } from "#i18n/language-names.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { changeLanguage } from "./commands.ts";
import classes from "./LanguageChoice.module.css";
import { ProfileCard } from "./ProfileCard.tsx";
import type { Account } from "./queries.ts";
import { Reason } from "./SubmitButton.tsx";
import { type Outcome, useChoosing } from "./use-choosing.ts";
import { useWords } from "./words.ts";

const languages = ["en", "fr"] as const;

type LanguageChoiceProps = {
	account: Account | null | undefined;
	stopped: Stopped;
	learn: (account: Account) => void;
};

// In which language the app speaks and the mails come. The switch at the top of every page is for this device alone.
export function LanguageChoice({ account, stopped, learn }: LanguageChoiceProps) {
	const t = useWords();
	const spoken = useLanguage();
	const reason = useId();
	const { choose, busy, outcome } = useChoosing(changeLanguage, learn);
	// What the server has is not known offline.
	const chosen = account?.language;
	return (
		<ProfileCard title={t("language.title")} text={t("language.text")}>
			<fieldset aria-label={t("language.choose")} className={classes.choices}>
				{languages.map((code) => (
					<button
						key={code}
						type="button"
						lang={code}
						className={classes.choice}
						aria-pressed={chosen === code}
						aria-describedby={stopped ? reason : undefined}
						disabled={stopped !== null}
						aria-disabled={busy}
						onClick={() => void choose(code)}
					>
						{languageNames[code]}
						<IconCheck className={classes.check} size={19} stroke={2.4} aria-hidden />
					</button>
				))}
			</fieldset>
			<Reason id={reason} stopped={stopped} />
			<Said outcome={outcome} />
			{account && account.language !== spoken && !busy ? (
				<p className={classes.aside}>{t("language.other", { language: t(`language.${account.language}`) })}</p>
			) : null}
		</ProfileCard>
	);
}

function Said({ outcome }: { outcome: Outcome<Language> }) {
	const t = useWords();
	const note = () => {
		if (outcome === null) return null;
		if (typeof outcome === "string") return <StateNote state="failed" word={t(`language.${outcome}`)} quiet />;
		const words = t("language.saved", { language: t(`language.${outcome.saved}`) });
		return <StateNote state="sent" word={words} quiet />;
	};
	return (
		<div role="status" className={classes.outcome}>
			{note()}
		</div>
	);
}
