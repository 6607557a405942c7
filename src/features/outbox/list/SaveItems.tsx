import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { nameOfWords, partInWords } from "#features/drafting/orphaned/draft-names.ts";
import type { ReadableDraft } from "#features/drafting/orphaned/readable-drafts.ts";
import { useWords as useNames } from "#features/drafting/orphaned/words.ts";
import {
	type ForeignWork,
	type OutboxEntry,
	textOf,
	textOfInquiry,
	type UnsentInquiry,
} from "#features/outbox/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useMutationWords } from "#mutation-words.ts";
import { useWhyNot } from "#refusals.ts";
import { momentOf } from "#ui/dates.ts";
import { type FiledItem, saveItemsFile } from "./items-file.ts";
import classes from "./OutboxList.module.css";
import { useWords } from "./words.ts";

type SaveItemsProps = { unsent: (OutboxEntry | ForeignWork)[]; inquiries: UnsentInquiry[]; drafts: ReadableDraft[] };

// Saves everything that is on this phone only as a file.
export function SaveItems({ unsent, inquiries, drafts }: SaveItemsProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	const names = useNames();
	const named = useMutationWords();
	const lang = useLanguage();
	const { session } = useAuth();
	const written = (at: number) => t("rescue.when", { when: momentOf(at, lang) });
	const filed = (entry: OutboxEntry): FiledItem => ({
		title: named(`about.${entry.kind}`, entry.about),
		notes: [
			entry.about.course,
			[t(`state.${entry.state}`), whyNot(entry)].filter(Boolean).join(". "),
			written(entry.created),
		],
		text: textOf(entry),
	});
	const foreign = ({ name, state, created, text }: ForeignWork): FiledItem => ({
		title: name,
		notes: [t("outbox.foreign"), t(`state.${state}`), created === null ? "" : written(created)],
		text,
	});
	const asked = (inquiry: UnsentInquiry): FiledItem => ({
		title: t(`inquiry.${inquiry.about.form}`),
		notes: [t(`state.${inquiry.state}`), written(inquiry.created)],
		text: textOfInquiry(inquiry),
	});
	const kept = (words: ReadableDraft): FiledItem => ({
		title: nameOfWords(words, names),
		notes: [t("rescue.untitled"), written(words.saved_at)],
		text: words.parts.map((part) => partInWords(part, names, lang)).join("\n"),
	});
	const items = [
		...unsent.map((item) => (item.kind === "foreign" ? foreign(item) : filed(item))),
		...inquiries.map(asked),
		...drafts.map(kept),
	];
	if (items.length === 0) return null;
	return (
		<Button
			variant="default"
			fullWidth
			className={classes.save ?? ""}
			leftSection={<IconDownload size={20} stroke={2} aria-hidden />}
			onClick={() => saveItemsFile(items, session?.user.name ?? "")}
		>
			{t("file.save")}
		</Button>
	);
}
