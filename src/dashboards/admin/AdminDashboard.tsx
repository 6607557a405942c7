import { Badge } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useQuestion } from "#dashboards/places/use-question.ts";
import { useTab } from "#dashboards/places/use-tab.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { useInquiryCounts } from "#features/inquiries/inbox/queries.ts";
import { FilesAtWork } from "#features/materials/at-work/FilesAtWork.tsx";
import { useMaterials, useMaterialsCount } from "#features/materials/queries.ts";
import {
	useLostRoleNotice,
	useNoteAtCentre,
	usePeopleCounts,
	useUsers,
	useWaitingPeople,
} from "#features/people/queries.ts";
import { syncNow } from "#features/reach/commands.ts";
import { OfflineHere } from "#features/reach/OfflineHere.tsx";
import { useStopped } from "#features/reach/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { PillTabs } from "#ui/layout/PillTabs.tsx";
import { TitledPage } from "#ui/layout/TitledPage.tsx";
import { part, usePreload } from "#ui/loading/part.tsx";
import { grouped } from "#ui/numbers.ts";
import classes from "./AdminDashboard.module.css";
import { useWords } from "./words.ts";

// What opens with its tab: the dashboard itself is there sooner.
const Approvals = part(() => import("#features/people/Approvals.tsx").then((file) => file.Approvals));
const Users = part(() => import("#features/people/users/Users.tsx").then((file) => file.Users));
const Materials = part(() => import("#features/materials/Materials.tsx").then((file) => file.Materials));

const tabs = ["approvals", "users", "materials"] as const;

export function AdminDashboard() {
	return <Admitted>{() => <Dashboard />}</Admitted>;
}

// Everything here is fetched from the server and never stored on the phone. The lists live as long as the dashboard, so
// that they can still be read without a network.
function Dashboard() {
	const t = useWords();
	const { tab, item, choose } = useTab(tabs);
	const stopped = useStopped();
	const { waiting, users, materials, counts } = useLists(tab, item, stopped === null);
	useLostRoleNotice();
	usePreload([Approvals, Users, Materials]);
	return (
		<TitledPage title={t("title")} subtitle={t("subtitle")}>
			<Head {...counts} />
			<FilesAtWork />
			<CalmNote text={stopped === "ended" ? t("ended") : null}>
				<SignInAgain from="/dashboard-admin" />
			</CalmNote>
			<PillTabs
				label={t("tabs")}
				value={tab}
				onChange={choose}
				below={<OfflineHere offline={stopped === "offline"} title={t("offline.title")} text={t("offline.text")} />}
				tabs={[
					{
						value: "approvals",
						label: counts.waiting === null ? t("approvalsLoading") : t("approvals", { count: counts.waiting }),
						panel: () => (
							<Approvals people={waiting} stopped={stopped} changed={counts.differ(waiting)} onChange={counts.again} />
						),
					},
					{
						value: "users",
						label: t("users"),
						panel: () => <Users people={users} stopped={stopped} onChange={counts.again} />,
					},
					{
						value: "materials",
						label: t("materials"),
						panel: () => <Materials materials={materials} stopped={stopped} onChange={counts.again} />,
					},
				]}
			/>
		</TitledPage>
	);
}

/** What the tabs list, each asked when it is opened. @param sought whom a link names @param reachable nobody answers else */
function useLists(tab: (typeof tabs)[number], sought: string, reachable: boolean) {
	const waiting = useWaitingPeople(reachable && tab === "approvals");
	const users = useUsers(reachable && tab === "users", sought);
	const materials = useMaterials(reachable && tab === "materials");
	const failed = [waiting, users, materials].some(({ state }) => state === "failed");
	// The handshake tells whether the network, the session or the role is the reason.
	useEffect(() => {
		if (failed) void syncNow();
	}, [failed]);
	return { waiting, users, materials, counts: useCounts(tab, reachable) };
}

/** How much there is of everything; asked anew with each tab, because its list is. */
function useCounts(tab: string, wanted: boolean) {
	const { question: now, again } = useQuestion();
	const question = `${tab} ${now}`;
	const people = usePeopleCounts(question, wanted);
	const materials = useMaterialsCount(question, wanted);
	const inquiries = useInquiryCounts(question, wanted);
	const waiting = people.value?.waiting ?? null;
	useNoteAtCentre(waiting, inquiries.value?.new ?? null);
	return {
		waiting,
		people: people.value?.total ?? null,
		materials: materials.value?.totalItems ?? null,
		inquiries: inquiries.value,
		again,
		/** Whether the list of people who wait is older than their count. */
		differ: (list: ReturnType<typeof useWaitingPeople>): boolean =>
			people.state === "here" && list.state === "here" && people.at > list.at && list.value?.total !== waiting,
	};
}

type HeadProps = Pick<ReturnType<typeof useCounts>, "people" | "materials" | "inquiries">;

// What the tabs do not count.
function Head({ people, materials, inquiries }: HeadProps) {
	const t = useWords();
	const lang = useLanguage();
	const said = (number: number | null) => (number === null ? null : grouped(number, lang));
	const several = 2; // what a number that is not known yet is taken for
	return (
		<div className={classes.head}>
			<FactStrip
				facts={[
					{ label: t("fact.users", { count: people ?? several }), number: said(people) },
					{ label: t("fact.materials", { count: materials ?? several }), number: said(materials) },
				]}
			/>
			<div className={classes.links}>
				<Link to="/dashboard-admin/inquiries" className={classes.link}>
					{inquiries?.new ? t("toInquiries.new", { count: inquiries.new }) : t("toInquiries")}
					{inquiries?.late ? (
						<Badge component="span" size="sm" color="red">
							{t("toInquiries.late", { count: inquiries.late })}
						</Badge>
					) : null}
				</Link>
				<Link to="/dashboard-admin/history" className={classes.link}>
					{t("toHistory")}
				</Link>
				<Link to="/dashboard-admin/school-year" className={classes.link}>
					{t("toYear")}
				</Link>
				<Link to="/library" className={classes.link}>
					{t("toLibrary")}
				</Link>
				<Link to="/dashboard-tutor" className={classes.link}>
					{t("toTutor")}
				</Link>
			</div>
		</div>
	);
}

/** `number` null: not known yet. */
type Fact = { label: string; number: string | null };

// A few numbers at a glance.
function FactStrip({ facts }: { facts: Fact[] }) {
	return (
		<dl className={classes.facts}>
			{facts.map(({ label, number }) => (
				<div key={label} className={classes.fact}>
					<dt className={classes.factLabel}>{label}</dt>
					<dd className={classes.factNumber}>{number ?? "–"}</dd>
				</div>
			))}
		</dl>
	);
}
