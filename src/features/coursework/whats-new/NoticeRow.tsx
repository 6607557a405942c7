import {
	IconAlarm,
	IconArrowBackUp,
	IconCalendarEvent,
	IconCircle,
	IconClipboardText,
	IconFileText,
	IconSchool,
} from "@tabler/icons-react";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { nameFor } from "#i18n/former-names.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { BannerRow } from "#ui/blocks/BannerRow.tsx";
import { dueDay, nearness } from "#ui/dates.ts";
import { isolated } from "#ui/isolated.ts";
import { focusPage } from "#ui/layout/focus-page.ts";
import { type Notice, noteSeen } from "./use-whats-new.ts";
import { useWords } from "./words.ts";

const looks = {
	graded: { state: "graded", Icon: IconCircle },
	due: { state: "queued", Icon: IconAlarm },
	returned: { state: "queued", Icon: IconArrowBackUp },
	date: { state: "queued", Icon: IconCalendarEvent },
	assignment: { state: "sending", Icon: IconClipboardText },
	answers: { state: "sending", Icon: IconFileText },
	lead: { state: "sending", Icon: IconSchool },
	given: { state: "queued", Icon: IconSchool },
	left: { state: "queued", Icon: IconSchool },
} as const;

// One thing that is new, and the way to it.
export function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: (notice: Notice) => void }) {
	const t = useWords();
	const { title, text } = useNoticeWords(notice);
	const { kind, lead, marks } = notice;
	const press = () => {
		// What is opened of the others notes itself that it was seen.
		if (lead) void noteSeen(marks);
		if (kind !== "left") return onOpen(notice);
		// The button goes with its row.
		focusPage();
	};
	return (
		<BannerRow {...looks[kind]} title={title} action={t(kind === "left" ? "putAway" : "open")} onPress={press}>
			{text}
		</BannerRow>
	);
}

function useNoticeWords({ kind, title: written, code, due_at, count, lead }: Notice): { title: string; text: string } {
	const t = useWords();
	const lang = useLanguage();
	const now = useCentreNow();
	const title = isolated(written);
	const until = due_at === null ? t("text.noDate", { code }) : t("text.until", { code, when: dueDay(due_at, lang) });
	switch (kind) {
		case "graded":
			return { title: written ? t("of.graded", { title }) : t("of.gradedUntitled"), text: t("text.graded") };
		case "answers":
			return { title: t("of.answers", { title, count }), text: t("text.answers", { code }) };
		case "due": {
			const when = due_at === null ? "" : nearness(due_at, now, lang).words;
			return { title: t("of.due", { title, when }), text: t("text.due", { code }) };
		}
		case "returned":
			return { title: t("of.returned", { title }), text: t("text.returned", { code }) };
		case "given": {
			const name = nameFor(lang, lead?.name ?? "");
			return {
				title: t(name ? "of.given" : "of.givenNameless", { title, name: isolated(name) }),
				text: t("text.given", { code }),
			};
		}
		case "lead":
		case "left":
			return { title: t(`of.${kind}`, { title }), text: t(`text.${kind}`, { code }) };
		case "date":
		case "assignment":
			return { title: t(`of.${kind}`, { title }), text: until };
	}
}
