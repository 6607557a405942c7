import { Badge } from "@mantine/core";
import { IconBan, IconCheck, IconClock, IconKey, IconX } from "@tabler/icons-react";
import classes from "./marks.module.css";
import type { Person } from "./queries.ts";
import { useWords } from "./words.ts";

const looks = {
	approved: { Icon: IconCheck, tone: "green" },
	waiting: { Icon: IconClock, tone: "yellow" },
	declined: { Icon: IconX, tone: "quiet" },
	blocked: { Icon: IconBan, tone: "red" },
} as const;

// The account status of a person, and whether the password is still the one the centre set.
export function StatusMark({ person: { account_status, temporary } }: { person: Person }) {
	const t = useWords();
	const { Icon, tone } = looks[account_status];
	return (
		<span className={classes.marks}>
			<Badge component="span" color={tone} leftSection={<Icon size={16} stroke={2.4} aria-hidden />}>
				{t(`accountStatus.${account_status}`)}
			</Badge>
			{temporary ? (
				<Badge component="span" color="yellow" leftSection={<IconKey size={16} stroke={2.4} aria-hidden />}>
					{t("temporary")}
				</Badge>
			) : null}
		</span>
	);
}
