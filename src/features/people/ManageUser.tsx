import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { longDate } from "#ui/dates.ts";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { StoppedNote } from "#ui/feedback/StoppedNote.tsx";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { AddressMark } from "./AddressMark.tsx";
import { Phones } from "./account/Phones.tsx";
import type { DialogProps } from "./asking.ts";
import { useCalled } from "./called.ts";
import classes from "./ManageUser.module.css";
import type { Person } from "./queries.ts";
import { StatusMark } from "./StatusMark.tsx";
import { useWords } from "./words.ts";

type ManageUserProps = Pick<DialogProps, "stopped" | "onAsk" | "onClose"> & { person: Person };

// One person and what can be done for them; each of it asks once more.
export function ManageUser({ person, stopped, onAsk, onClose }: ManageUserProps) {
	const t = useWords();
	const { account_status, role } = person;
	const blocked = account_status === "blocked";
	const still = stopped !== null;
	const passwordNote = blocked ? "password.blocked" : role === "admin" ? "password.notAdmin" : "password.why";
	const outside = account_status === "waiting" || account_status === "declined";
	return (
		<DialogCard title={useCalled()(person)} close={t("manage.close")} onClose={onClose}>
			<Facts person={person} />
			<StoppedNote stopped={stopped} />
			<div className={classes.actions}>
				{outside ? (
					<Button disabled={still} onClick={() => onAsk({ kind: "approve", person })}>
						{t("approve.do")}
					</Button>
				) : null}
				<PersonAction disabled={still} onPress={() => onAsk({ kind: "edit", person })}>
					{t("edit.open")}
				</PersonAction>
				<PersonAction disabled={still} onPress={() => onAsk({ kind: "courses", person })}>
					{t("courses.open")}
				</PersonAction>
				<PersonAction
					disabled={still || blocked || !person.email}
					{...(person.email ? {} : { why: t("link.noEmail") })}
					onPress={() => onAsk({ kind: "link", person })}
				>
					{t("link.open")}
				</PersonAction>
				<PersonAction
					disabled={still || blocked || role === "admin"}
					why={t(passwordNote)}
					onPress={() => onAsk({ kind: "password", person })}
				>
					{t("password.open")}
				</PersonAction>
				{blocked ? (
					<PersonAction disabled={still} onPress={() => onAsk({ kind: "unblock", person })}>
						{t("unblock.do")}
					</PersonAction>
				) : (
					<PersonAction disabled={still} danger onPress={() => onAsk({ kind: "block", person })}>
						{t("block.do")}
					</PersonAction>
				)}
			</div>
		</DialogCard>
	);
}

function Facts({ person }: { person: Person }) {
	const t = useWords();
	const lang = useLanguage();
	const { name, full_name, email, username, verified, role, grade, reason, created_at } = person;
	return (
		<div className={classes.facts}>
			<StatusMark person={person} />
			<p>
				{t(`role.${role}`)}
				{grade ? ` · ${t("grade", { level: grade })}` : null}
				{` · ${t("manage.joined", { date: longDate(created_at, lang) })}`}
			</p>
			{name && full_name && name !== full_name ? <p>{t("manage.signedUp", { name: full_name })}</p> : null}
			{[email, username].filter(Boolean).map((identity) => (
				<p key={identity} className={classes.email}>
					<EmailAddress email={identity} />
				</p>
			))}
			{email ? <AddressMark verified={verified} /> : null}
			<Phones person={person} />
			{reason ? (
				<p className={classes.reason} dir="auto">
					<strong>{t("manage.reason")}</strong> {reason}
				</p>
			) : null}
		</div>
	);
}

type PersonActionProps = {
	disabled: boolean;
	danger?: boolean;
	why?: string;
	onPress: () => void;
	children: ReactNode;
};

function PersonAction({ disabled, danger = false, why, onPress, children }: PersonActionProps) {
	const id = useId();
	return (
		<div>
			<Button
				fullWidth
				variant={danger ? "outline" : "default"}
				className={danger ? (classes.danger ?? "") : ""}
				disabled={disabled}
				aria-describedby={why ? id : undefined}
				onClick={onPress}
			>
				{children}
			</Button>
			{why ? (
				<p className={classes.why} id={id}>
					{why}
				</p>
			) : null}
		</div>
	);
}
