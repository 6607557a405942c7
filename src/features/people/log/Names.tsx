import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { nameFor } from "#i18n/former-names.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { isolated } from "#ui/isolated.ts";
import folded from "#ui/layout/Folded.module.css";
import { MissingNote } from "#ui/loading/MissingNote.tsx";
import { type AdminLogList, type LogEntry, useLinesOf } from "./queries.ts";
import { useWords } from "./words.ts";

// To whom something was done that was done to many, asked for when it is unfolded: it may be the whole school.
export function Names({ entry, log }: { entry: LogEntry; log: AdminLogList }) {
	const t = useWords();
	const lang = useLanguage();
	const [open, setOpen] = useState(false);
	const { value, state, again } = useLinesOf(entry, log.search, open && log.state !== "stopped");
	const names = value?.map(({ about }) => isolated(nameFor(lang, about) || t("nobody")));
	return (
		<details className={folded.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>
				<IconChevronRight size={18} stroke={2} aria-hidden />
				{t("names")}
			</summary>
			{names ? (
				<p>{names.join(", ")}</p>
			) : state === "asking" ? (
				<p>{t("names.loading")}</p>
			) : (
				<MissingNote onAgain={state === "failed" ? again : null}>
					<p>{t("names.failed")}</p>
				</MissingNote>
			)}
		</details>
	);
}
