import {
	IconAlarm,
	IconArrowBackUp,
	IconCalendarEvent,
	IconCircle,
	IconClipboardText,
	IconFileText,
} from "@tabler/icons-react";
import { NewsRow } from "#features/coursework/answering/NewsRow.tsx";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { dueDay, nearness } from "#ui/dates.ts";
import type { Notice } from "./use-whats-new.ts";
import { useWords } from "./words.ts";

const looks = {
	graded: { state: "graded", Icon: IconCircle },
	due: { state: "queued", Icon: IconAlarm },
	returned: { state: "queued", Icon: IconArrowBackUp },
	date: { state: "queued", Icon: IconCalendarEvent },
	assignment: { state: "sending", Icon: IconClipboardText },
	answers: { state: "sending", Icon: IconFileText },
} as const;

// One thing that is new, and the way to it.
export function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: (notice: Notice) => void }) {
	const t = useWords();
	const { title, text } = useNoticeWords(notice);
	return (
		<NewsRow {...looks[notice.kind]} title={title} action={t("open")} onPress={() => onOpen(notice)}>
			{text}
		</NewsRow>
	);
}

function useNoticeWords({ kind, title, code, due_at, count }: Notice): { title: string; text: string } {
	const t = useWords();
	const lang = useLanguage();
	const now = useCentreNow();
	const until = due_at === null ? t("text.noDate", { code }) : t("text.until", { code, when: dueDay(due_at, lang) });
	switch (kind) {
		case "graded":
			return { title: title ? t("of.graded", { title }) : t("of.gradedUntitled"), text: t("text.graded") };
		case "answers":
			return { title: t("of.answers", { title, count }), text: t("text.answers", { code }) };
		case "due": {
			const when = due_at === null ? "" : nearness(due_at, now, lang).words;
			return { title: t("of.due", { title, when }), text: t("text.due", { code }) };
		}
		case "returned":
			return { title: t("of.returned", { title }), text: t("text.returned", { code }) };
		case "date":
		case "assignment":
			return { title: t(`of.${kind}`, { title }), text: until };
	}
}
