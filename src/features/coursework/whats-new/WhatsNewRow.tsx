import { IconBell } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { NewGrades } from "#features/coursework/answering/NewGrades.tsx";
import { BannerRow } from "#ui/blocks/BannerRow.tsx";
import facts from "#ui/layout/Facts.module.css";
import { NoticeRow } from "./NoticeRow.tsx";
import { placeOf } from "./place-of.ts";
import type { Notice } from "./use-whats-new.ts";
import { useWords } from "./words.ts";

type WhatsNewRowProps = {
	notices: Notice[];
	/** Opens a tab of the dashboard, and something in it. */
	onOpen: (tab: string, item: string) => void;
};

// On the dashboard, in one row however much it is: the thing itself if it is one, else the way to the list.
export function WhatsNewRow({ notices, onOpen }: WhatsNewRowProps) {
	const [first, ...others] = notices;
	if (!first) return null;
	if (notices.every(({ kind }) => kind === "graded")) return <NewGrades onOpen={() => onOpen(...placeOf(first))} />;
	if (others.length === 0) return <NoticeRow notice={first} onOpen={(notice) => onOpen(...placeOf(notice))} />;
	return <Several notices={notices} />;
}

const kinds = ["due", "returned", "date", "graded", "assignment", "answers", "lead", "given", "left"] as const;

function Several({ notices }: Pick<WhatsNewRowProps, "notices">) {
	const t = useWords();
	const navigate = useNavigate();
	const counts = kinds.map((kind) => {
		const count = notices.filter((notice) => notice.kind === kind).length;
		return count > 0 ? <span key={kind}>{t(`count.${kind}`, { count })}</span> : null;
	});
	return (
		<BannerRow
			state="sending"
			Icon={IconBell}
			title={t("several", { count: notices.length })}
			action={t("several.see")}
			onPress={() => void navigate({ to: "/whats-new" })}
		>
			<span className={facts.row}>{counts}</span>
		</BannerRow>
	);
}
