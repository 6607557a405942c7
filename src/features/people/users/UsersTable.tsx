import { Badge, Button } from "@mantine/core";
import { useId } from "react";
import type { Asking } from "#features/people/asking.ts";
import { useCalled } from "#features/people/called.ts";
import type { Person } from "#features/people/queries.ts";
import { RoleSelect } from "#features/people/RoleSelect.tsx";
import { StatusMark } from "#features/people/StatusMark.tsx";
import { useWords } from "#features/people/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longDate } from "#ui/dates.ts";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import classes from "./UsersTable.module.css";

type TableProps = { me: string; stopped: boolean; onAsk: (asking: Asking) => void };

// By hand: Mantine's Table brings a scroll area of 6 KB that would never be drawn.
// A table on a wide screen; on a phone each row is a card that names its fields itself.
export function UsersTable({ rows, ...row }: TableProps & { rows: Person[] }) {
	const t = useWords();
	return (
		<table className={classes.table}>
			<caption className="out-of-sight">{t("users.table")}</caption>
			<thead>
				<tr>
					<th scope="col">{t("users.name")}</th>
					<th scope="col">{t("users.role")}</th>
					<th scope="col">{t("users.grade")}</th>
					<th scope="col">{t("users.status")}</th>
					<th scope="col">{t("users.since")}</th>
					<td />
				</tr>
			</thead>
			<tbody>
				{rows.map((person) => (
					<UserRow key={person.id} person={person} {...row} />
				))}
			</tbody>
		</table>
	);
}

function UserRow({ person, me, stopped, onAsk }: TableProps & { person: Person }) {
	const t = useWords();
	const lang = useLanguage();
	const id = useId();
	const name = useCalled()(person);
	const own = person.id === me;
	return (
		<tr className={classes.row} data-row>
			<th scope="row" className={classes.who}>
				<span className={classes.name} id={id} dir="auto">
					{name}
				</span>
				{own ? (
					<Badge component="span" size="sm" color="blue" className={classes.you ?? ""}>
						{t("users.you")}
					</Badge>
				) : null}
				<span className={classes.email}>
					<EmailAddress email={person.email || person.username} />
				</span>
				{person.verified || !person.email ? null : <span className={classes.email}>{t("unverified")}</span>}
			</th>
			<td className={classes.role}>
				<RoleSelect
					person={person}
					name={name}
					own={own}
					stopped={stopped}
					onChoose={(role) => onAsk({ kind: "role", person, role })}
				/>
			</td>
			<td className={person.grade ? classes.grade : classes.none}>
				{person.grade ? (
					t("grade", { level: person.grade })
				) : (
					<span className="out-of-sight">{t("users.noGrade")}</span>
				)}
			</td>
			<td className={classes.status}>
				<StatusMark person={person} />
			</td>
			<td className={classes.since} data-on={t("users.on")}>
				{longDate(person.created_at, lang)}
			</td>
			<td className={classes.action}>
				<Button
					variant="default"
					size="sm"
					aria-describedby={id}
					aria-haspopup="dialog"
					onClick={() => onAsk({ kind: own ? "edit" : "manage", person })}
				>
					{t(own ? "users.edit" : "users.manage")}
				</Button>
			</td>
		</tr>
	);
}
