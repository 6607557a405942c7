import { Button } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { type ReactNode, useId, useLayoutEffect, useState } from "react";
import { toast } from "sonner";
import { useLanguage } from "#i18n/i18n.ts";
import { tellWhyNot } from "#refusals.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { longDate } from "#ui/dates.ts";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { shieldBehind } from "#ui/forms/ignore-double-click.ts";
import { DashboardCard } from "#ui/layout/DashboardCard.tsx";
import { EmailAddress } from "#ui/layout/EmailAddress.tsx";
import { useNow } from "#ui/use-now.ts";
import { AddressMark } from "./AddressMark.tsx";
import classes from "./ApprovalCard.module.css";
import { useCalled } from "./called.ts";
import { approveUser } from "./commands.ts";
import { focusLostToRow } from "./focus-row.ts";
import type { Person } from "./queries.ts";
import { waitSince } from "./wait.ts";
import { useWords } from "./words.ts";

type ApprovalCardProps = {
	person: Person;
	stopped: boolean;
	/** The approval was undone a moment ago, with the focus in what is gone. */
	back: boolean;
	onDecline: () => void;
	onApproved: () => void;
	/** It was refused, nobody knows what came of it, or somebody else approved the person meanwhile. */
	onUnclear: () => void;
};

// One person who waits: who it is, as what, since when, and the two answers.
export function ApprovalCard(props: ApprovalCardProps) {
	const { person, stopped, back, onDecline, onApproved, onUnclear } = props;
	const t = useWords();
	const id = useId();
	const name = useCalled()(person);
	useLayoutEffect(() => {
		if (back) focusLostToRow(id);
	}, [back, id]);
	return (
		<PersonCard person={person} name={name} id={id}>
			<Approve person={person} name={name} about={id} stopped={stopped} onApproved={onApproved} onUnclear={onUnclear} />
			<Button variant="default" disabled={stopped} aria-describedby={id} onClick={onDecline}>
				{t("decline.do")}
			</Button>
		</PersonCard>
	);
}

type PersonCardProps = {
	person: Person;
	name: string;
	id: string;
	/** Whoever is approved waits no longer. */
	decided?: boolean;
	/** Two things in the place of the buttons. */
	children: ReactNode;
};

export function PersonCard({ person, name, id, decided = false, children }: PersonCardProps) {
	return (
		<DashboardCard
			face={
				<Portrait of={person.id} called={name} kind={person.role === "student" ? "student" : "teacher"} size={52} />
			}
			what={<Who person={person} name={name} id={id} />}
			facts={<AskedRole person={person} decided={decided} />}
			actions={children}
		/>
	);
}

function Who({ person, name, id }: { person: Person; name: string; id: string }) {
	return (
		<>
			<h3 className={classes.name} id={id}>
				<bdi>{name}</bdi>
			</h3>
			<div className={classes.address}>
				<span className={classes.email}>
					<EmailAddress email={person.email} />
				</span>
				<AddressMark verified={person.verified} />
			</div>
		</>
	);
}

function AskedRole({ person: { role, grade, created_at }, decided }: { person: Person; decided: boolean }) {
	const t = useWords();
	return (
		<>
			<p className={classes.wants}>
				{t("approvals.wants", { role: t(`role.${role}`) })}
				{grade ? ` · ${t("grade", { level: grade })}` : null}
			</p>
			{decided ? null : <Wait since={created_at} />}
		</>
	);
}

function Wait({ since }: { since: string }) {
	const t = useWords();
	const lang = useLanguage();
	const { unit, count } = waitSince(since, useNow());
	return (
		<p className={classes.wait}>
			<IconClock size={18} stroke={2} aria-hidden />
			<span>
				{unit === "now" ? t("wait.now") : t(`wait.${unit}`, { count })} · {longDate(since, lang)}
			</span>
		</p>
	);
}

type ApproveProps = Pick<ApprovalCardProps, "person" | "stopped" | "onApproved" | "onUnclear"> & {
	name: string;
	about: string;
};

function Approve({ person, name, about, stopped, onApproved, onUnclear }: ApproveProps) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const approve = async () => {
		setBusy(true);
		try {
			const isOurs = await approveUser(person);
			// The way back comes under the pointer.
			shieldBehind();
			toast.success(t("approve.done"), { description: t("approve.who", { name }) });
			if (isOurs) return onApproved();
			// Another admin's approval is not to be undone here.
			setBusy(false);
			onUnclear();
		} catch (error) {
			setBusy(false);
			tellWhyNot(error, { about: "person", failed: t("approve.failed") });
			onUnclear();
		}
	};
	return (
		<BusyButton disabled={stopped} busy={busy} aria-describedby={about} onClick={() => void approve()}>
			{busy ? t("approve.doing") : t("approve.do")}
		</BusyButton>
	);
}
