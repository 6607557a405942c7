import type { UnsentWork } from "#features/auth/queries.ts";
import { useWords } from "#features/auth/words.ts";
import classes from "./UnsentList.module.css";

// Work that is still on this phone only, by name.
export function UnsentList({ entries }: { entries: UnsentWork[] }) {
	const t = useWords();
	return (
		<ul className={classes.list}>
			{entries.map(({ id, kind, about, state }) => (
				<li key={id} className={classes.item}>
					<span className={classes.title} dir="auto">
						{t(`unsent.${kind}`, { person: about.person, title: about.title })}
					</span>
					<span className={classes.state} data-state={state}>
						{t(`unsent.${state}`)}
					</span>
				</li>
			))}
		</ul>
	);
}
