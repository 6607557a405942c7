import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { BackToDashboard } from "#features/auth/BackToDashboard.tsx";
import type { Session } from "#features/auth/session.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { placeOf } from "#features/coursework/whats-new/place-of.ts";
import { type Notice, useWhatsNew } from "#features/coursework/whats-new/use-whats-new.ts";
import { WhatsNewList } from "#features/coursework/whats-new/WhatsNewList.tsx";
import { useWords } from "#features/coursework/whats-new/words.ts";
import { OfflineHere } from "#features/reach/OfflineHere.tsx";
import { useOffline } from "#features/reach/queries.ts";
import { TitledPage } from "#ui/layout/TitledPage.tsx";
import { part } from "#ui/loading/part.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import classes from "./WhatsNewPage.module.css";

// Only admins fetch it.
const AtCentre = part(() => import("./AtCentre.tsx").then((file) => file.AtCentre));

// All that is new since its reader last looked. Each thing leads to where it is.
export function WhatsNewPage() {
	return <Admitted>{(session) => <Page session={session} />}</Admitted>;
}

function Page({ session }: { session: Session }) {
	const t = useWords();
	const admin = session.role === "admin";
	return (
		<TitledPage
			title={t("title")}
			subtitle={t(`subtitle.${session.role}`)}
			action={<BackToDashboard session={session} />}
		>
			<OfflineHere offline={useOffline()} title={t("offline.title")} text={t("offline.text")} />
			{admin ? (
				<section className={classes.part}>
					<h2 className={classes.title}>{t("center.title")}</h2>
					<Suspense>
						<AtCentre />
					</Suspense>
				</section>
			) : null}
			<OnItsWay>
				<InCourses session={session} />
			</OnItsWay>
		</TitledPage>
	);
}

function InCourses({ session: { role } }: { session: Session }) {
	const t = useWords();
	const navigate = useNavigate();
	const notices = useWhatsNew();
	const student = role === "student";
	const open = (notice: Notice) => {
		const [tab, item] = placeOf(notice);
		void navigate({ to: student ? "/dashboard-student" : "/dashboard-tutor", hash: `${tab}/${item}` });
	};
	// Most admins teach nothing.
	if (role === "admin" && notices.length === 0) return null;
	return (
		<section className={classes.part}>
			{role === "admin" ? <h2 className={classes.title}>{t("courses.title")}</h2> : null}
			<WhatsNewList
				of={student ? "student" : "teacher"}
				onOpen={open}
				onGrade={() => void navigate({ to: "/dashboard-tutor", hash: "grading" })}
			/>
		</section>
	);
}
