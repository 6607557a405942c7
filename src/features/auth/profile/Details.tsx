import { Badge, Button } from "@mantine/core";
import { IconBrandWhatsapp, IconCircleCheck, IconMailQuestion, IconUsers } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { whatsappLink } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { longDate } from "#ui/dates.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { ConfirmAddress } from "./ConfirmAddress.tsx";
import classes from "./Details.module.css";
import { ProfileCard } from "./ProfileCard.tsx";
import type { Account, Session } from "./queries.ts";
import { useWords } from "./words.ts";

type DetailsProps = {
	session: Session;
	account: Account | null | undefined;
	stopped: Stopped;
	look: () => Promise<void>;
};

// What the centre knows about the person. The phone itself knows the name, the address and the role; the rest is
// fetched.
export function Details({ session, account, stopped, look }: DetailsProps) {
	const t = useWords();
	const name = account?.name || account?.full_name || session.user.name;
	const { email, username } = account ?? session.user;
	const fetching = account === undefined && stopped === null;
	return (
		<ProfileCard title={t("details.title")}>
			<dl className={classes.list}>
				{name || fetching ? <Row label={t("details.name")}>{name || "…"}</Row> : null}
				{username ? <Row label={t("details.username")}>{username}</Row> : null}
				{email ? (
					<Row label={t("details.email")}>
						{email} {account ? <Confirmed is={account.verified} /> : null}
					</Row>
				) : null}
				<Row label={t("details.role")}>{t(`role.${session.role}`)}</Row>
				{account || fetching ? <Fetched session={session} account={account} /> : null}
			</dl>
			{account?.email && !account.verified && stopped === null ? <ConfirmAddress email={account.email} /> : null}
			{account ? null : <Missing stopped={stopped} failed={account === null} look={look} />}
			{session.role === "admin" ? <ByAdmin name={name} /> : <ByCentre />}
		</ProfileCard>
	);
}

function ByCentre() {
	const t = useWords();
	return (
		<p className={classes.note}>
			{t("details.byCentre")}
			<br />
			<a href={whatsappLink(t("details.greeting"))}>
				<IconBrandWhatsapp size={20} stroke={2} aria-hidden />
				{t("details.whatsapp")}
			</a>
		</p>
	);
}

// Admins are the center: they mend the own row of the list as any other.
function ByAdmin({ name }: { name: string }) {
	const t = useWords();
	return (
		<p className={classes.note}>
			{t("details.byAdmin")}
			<br />
			<Link to="/dashboard-admin" hash={`users/${name}`}>
				<IconUsers size={20} stroke={2} aria-hidden />
				{t("details.users")}
			</Link>
		</p>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className={classes.row}>
			<dt>{label}</dt>
			<dd dir="auto">{children}</dd>
		</div>
	);
}

function Confirmed({ is }: { is: boolean }) {
	const t = useWords();
	const Icon = is ? IconCircleCheck : IconMailQuestion;
	return (
		<Badge
			component="span"
			size="sm"
			color={is ? "green" : "yellow"}
			className={classes.confirmed ?? ""}
			leftSection={<Icon size={16} stroke={2} aria-hidden />}
		>
			{t(is ? "details.confirmed" : "details.notConfirmed")}
		</Badge>
	);
}

/** Fields that only the server has; their space is reserved while they are fetched. */
function Fetched({ session: { role, account_status }, account }: Pick<DetailsProps, "session" | "account">) {
	const t = useWords();
	const lang = useLanguage();
	const level = account?.grade;
	return (
		<>
			{role === "student" ? (
				<Row label={t("details.grade")}>
					{account ? (level ? t("details.gradeOf", { level }) : t("details.noGrade")) : "…"}
				</Row>
			) : null}
			<Row label={t(account_status === "approved" ? "details.since" : "details.signedUp")}>
				{account ? longDate(account.created_at, lang) : "…"}
			</Row>
		</>
	);
}

type MissingProps = { stopped: Stopped; failed: boolean; look: () => Promise<void> };

function Missing({ stopped, failed, look }: MissingProps) {
	const t = useWords();
	if (stopped !== null) return <p className={classes.missing}>{t(`details.${stopped}`)}</p>;
	if (!failed) return null;
	return (
		<div className={classes.missing}>
			<p>{t("details.failed")}</p>
			<Button size="sm" variant="default" onClick={() => void look()}>
				{t("details.again")}
			</Button>
		</div>
	);
}
