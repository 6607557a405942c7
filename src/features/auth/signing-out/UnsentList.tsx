import type { UnsentWork } from "#features/auth/queries.ts";
import { useWords } from "#features/auth/words.ts";
import { useMutationWords } from "#mutation-words.ts";
import classes from "./UnsentList.module.css";

// Work that is still on this phone only, by name.
export function UnsentList({ entries }: { entries: UnsentWork[] }) {
	const t = useWords();
	const named = useMutationWords();
	return (
		<ul className={classes.list}>
			{entries.map(({ id, kind, about, state }) => (
				<li key={id} className={classes.item}>
					<span className={classes.title} dir="auto">
						{kind === "foreign" ? t("unsent.foreign", about) : named(`about.${kind}`, about)}
					</span>
					<span className={classes.state} data-state={state}>
						{t(`unsent.${state}`)}
					</span>
				</li>
			))}
		</ul>
	);
}
