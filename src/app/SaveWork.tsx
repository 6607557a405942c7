import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { textOf } from "#data/content.ts";
import type { Errand } from "#data/errands.ts";
import type { ForeignWork } from "#data/foreign.ts";
import type { UnsentInquiry } from "#data/inquiry-db.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { nameOfWords, partInWords } from "#features/auth/orphaned/draft-names.ts";
import type { ReadableDraft } from "#features/auth/orphaned/orphaned-drafts.ts";
import { useWords as useNames } from "#features/auth/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { momentOf } from "#ui/dates.ts";
import { whyNot } from "./kinds.ts";
import { useWords } from "./list-words.ts";
import classes from "./OutboxSheet.module.css";
import { useWords as useAppWords } from "./words.ts";
import { type FiledWork, saveWorkFile } from "./work-file.ts";

type SaveWorkProps = { unsent: (Errand | ForeignWork)[]; inquiries: UnsentInquiry[]; drafts: ReadableDraft[] };

// Carries away what is on this phone only, whatever becomes of the phone.
export function SaveWork({ unsent, inquiries, drafts }: SaveWorkProps) {
	const t = useWords();
	const app = useAppWords();
	const names = useNames();
	const lang = useLanguage();
	const { session } = useAuth();
	const written = (at: number) => t("rescue.when", { when: momentOf(at, lang) });
	const filed = (errand: Errand): FiledWork => ({
		title: names(`unsent.${errand.kind}`, errand.about),
		notes: [
			errand.about.course,
			[t(`state.${errand.state}`), whyNot(errand, app)].filter(Boolean).join(". "),
			written(errand.created),
		],
		text: textOf(errand),
	});
	const foreign = ({ about, state, created, text }: ForeignWork): FiledWork => ({
		title: about.title,
		notes: [t("outbox.foreign"), t(`state.${state}`), created === null ? "" : written(created)],
		text,
	});
	const asked = ({ form, state, created, letter }: UnsentInquiry): FiledWork => ({
		title: t(`inquiry.${form}`),
		notes: [t(`state.${state}`), written(created)],
		text: Object.values(letter.fields).filter(Boolean).join("\n"),
	});
	const kept = (words: ReadableDraft): FiledWork => ({
		title: nameOfWords(words, names),
		notes: [t("rescue.untitled"), written(words.saved_at)],
		text: words.parts.map((part) => partInWords(part, names, lang)).join("\n"),
	});
	const works = [
		...unsent.map((work) => (work.kind === "foreign" ? foreign(work) : filed(work))),
		...inquiries.map(asked),
		...drafts.map(kept),
	];
	if (works.length === 0) return null;
	return (
		<Button
			variant="default"
			fullWidth
			className={classes.save ?? ""}
			leftSection={<IconDownload size={20} stroke={2} aria-hidden />}
			onClick={() => saveWorkFile(works, session?.user.name ?? "")}
		>
			{t("file.save")}
		</Button>
	);
}
