import type { UnsentWork } from "#features/auth/queries.ts";
import { useWords } from "#features/auth/words.ts";
import { useMutationWords } from "#mutation-words.ts";
import classes from "./UnsentNames.module.css";

// Work that is still on this phone only, by name.
export function UnsentNames({ entries }: { entries: UnsentWork[] }) {
	const t = useWords();
	const named = useMutationWords();
	return (
		<ul className={classes.list}>
			{entries.map((item) => (
				<li key={item.id} className={classes.item}>
					<span className={classes.title} dir="auto">
						{item.kind === "foreign"
							? t("unsent.foreign", { title: item.name })
							: named(`about.${item.kind}`, item.about)}
					</span>
					<span data-state={item.state}>{t(`unsent.${item.state}`)}</span>
				</li>
			))}
		</ul>
	);
}
