import { IconBan, IconCheck, IconClock, IconKey, IconX } from "@tabler/icons-react";
import classes from "./marks.module.css";
import type { Person } from "./queries.ts";
import { useWords } from "./words.ts";

const icons = { approved: IconCheck, waiting: IconClock, declined: IconX, blocked: IconBan } as const;

// The account status of a person, and whether the password is still the one the centre set.
export function StatusMark({ person: { standing, temporary } }: { person: Person }) {
	const t = useWords();
	const Icon = icons[standing];
	return (
		<span className={classes.marks}>
			<span className={`${classes.mark} ${classes[standing]}`}>
				<Icon size={16} stroke={2.4} aria-hidden />
				{t(`standing.${standing}`)}
			</span>
			{temporary ? (
				<span className={`${classes.mark} ${classes.waiting}`}>
					<IconKey size={16} stroke={2.4} aria-hidden />
					{t("temporary")}
				</span>
			) : null}
		</span>
	);
}
