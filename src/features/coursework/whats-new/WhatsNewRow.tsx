import { IconBell } from "@tabler/icons-react";
import { NewGrades } from "#features/coursework/answering/NewGrades.tsx";
import { NewsRow } from "#features/coursework/answering/NewsRow.tsx";
import { NoticeRow } from "./NoticeRow.tsx";
import type { Notice } from "./use-whats-new.ts";
import { useWords } from "./words.ts";

type WhatsNewRowProps = {
	notices: Notice[];
	onOpen: (notice: Notice) => void;
	/** Leads to the list of all. */
	onAll: () => void;
};

// On the dashboard, in one row however much it is: the thing itself if it is one, else the way to the list.
export function WhatsNewRow({ notices, onOpen, onAll }: WhatsNewRowProps) {
	const [first, ...others] = notices;
	if (!first) return null;
	if (notices.every(({ kind }) => kind === "graded")) return <NewGrades onOpen={() => onOpen(first)} />;
	if (others.length === 0) return <NoticeRow notice={first} onOpen={onOpen} />;
	return <Several notices={notices} onAll={onAll} />;
}

const kinds = ["due", "date", "graded", "assignment", "answers"] as const;

function Several({ notices, onAll }: Pick<WhatsNewRowProps, "notices" | "onAll">) {
	const t = useWords();
	const counts = kinds.flatMap((kind) => {
		const count = notices.filter((notice) => notice.kind === kind).length;
		return count > 0 ? [t(`count.${kind}`, { count })] : [];
	});
	return (
		<NewsRow
			state="sending"
			Icon={IconBell}
			title={t("several", { count: notices.length })}
			action={t("several.see")}
			onPress={onAll}
		>
			{counts.join(" · ")}
		</NewsRow>
	);
}
