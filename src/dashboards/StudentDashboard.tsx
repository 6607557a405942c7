import { useLocation, useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { useArrived } from "#features/auth/queries.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { JoinCourse } from "#features/courses/joining/JoinCourse.tsx";
import { MyCourses } from "#features/courses/list/MyCourses.tsx";
import { useWords as useCourseWords } from "#features/courses/words.ts";
import { NextToAnswer, ToMyGrades } from "#features/coursework/answering/NextUp.tsx";
import { type PendingAssignment, useAssignmentLists } from "#features/coursework/queries.ts";
import { useWhatsNew } from "#features/coursework/whats-new/use-whats-new.ts";
import { InstallOffer } from "#features/install/InstallOffer.tsx";
import { useWorthInstalling } from "#features/install/queries.ts";
import { FilesAtWork } from "#features/materials/at-work/FilesAtWork.tsx";
import { LibraryLink } from "#features/materials/library/LibraryLink.tsx";
import { OfflineHere } from "#features/reach/OfflineHere.tsx";
import { useOffline } from "#features/reach/queries.ts";
import { PillTabs } from "#ui/layout/PillTabs.tsx";
import { TitledPage } from "#ui/layout/TitledPage.tsx";
import { part, usePreload } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { Notices } from "./Notices.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import { useTab } from "./places/use-tab.ts";
import { WithPictures } from "./WithPictures.tsx";
import { useWords } from "./words.ts";

// Opened now and then, so its code comes when it is asked for.
const StudentPlace = part(() => import("./StudentPlace.tsx").then((file) => file.StudentPlace));

const Worksheets = part(() =>
	import("#features/materials/library/CourseMaterials.tsx").then((file) => file.Worksheets),
);

/** The same function each time: cards that did not change are not drawn again. */
const worksheetsOf = (assignmentId: string) => (
	<Suspense>
		<Worksheets assignmentId={assignmentId} asks />
	</Suspense>
);

// What opens with its tab: the dashboard itself is there sooner.
const PendingAssignments = part(() =>
	import("#features/coursework/answering/PendingAssignments.tsx").then((file) => file.PendingAssignments),
);
const SubmittedAssignments = part(() =>
	import("#features/coursework/answering/submitted/SubmittedAssignments.tsx").then((file) => file.SubmittedAssignments),
);

export function StudentDashboard() {
	return (
		<Admitted>
			{({ user }) => (
				<WithPictures>
					<Dashboard name={user.name} />
				</WithPictures>
			)}
		</Admitted>
	);
}

function Dashboard({ name }: { name: string }) {
	const t = useWords();
	const { tab, item, choose } = useTab(["courses", "assignments", "submitted"]);
	const lists = useAssignmentLists(tab === "assignments");
	const whatsNew = useWhatsNew();
	const graded = whatsNew.filter(({ kind }) => kind === "graded").length;
	const atStart = tab === "courses" && item === "";
	const notices = whatsNew.filter(({ kind }) =>
		// Where the thing itself is listed, it needs no row above.
		kind === "graded" ? tab !== "submitted" : atStart,
	);
	// Until the first pull is complete nobody knows how many there are.
	const arrived = useArrived();
	usePreload([PendingAssignments, SubmittedAssignments]);
	const first = name.trim().split(/\s+/)[0];
	return (
		<TitledPage
			title={first ? t("student.title", { name: first }) : t("student.titleNoName")}
			subtitle={t("student.subtitle")}
			action={<LibraryLink word={t("library.title")} />}
		>
			<PillTabs
				label={t("student.tabs")}
				value={tab}
				onChange={choose}
				below={
					<>
						<Notices notices={notices} choose={choose} />
						<FilesAtWork ask={atStart} />
						<OfflineHere offline={useOffline()} title={t("offline.title")} text={t("offline.text")} />
					</>
				}
				tabs={[
					{
						value: "courses",
						label: t("student.courses"),
						panel: () => <Start opened={item} pending={lists?.pending ?? []} choose={choose} />,
					},
					{
						value: "assignments",
						label:
							lists && arrived
								? t("student.assignments", { count: lists.pending.filter(({ optional }) => !optional).length })
								: t("student.assignmentsLoading"),
						panel: () => (
							<OnItsWay>
								<PendingAssignments
									lists={lists}
									opened={item}
									onOpen={(id) => choose("assignments", id)}
									onSee={(id) => choose("submitted", id)}
									onCourses={() => choose("courses")}
									worksheets={worksheetsOf}
								/>
							</OnItsWay>
						),
					},
					{
						value: "submitted",
						label: t("student.submitted"),
						badge: graded > 0 ? { count: graded, text: t("student.new", { count: graded }) } : null,
						panel: () => (
							<SubmittedAssignments
								opened={item}
								onBack={(id) => choose("assignments", id)}
								worksheets={worksheetsOf}
							/>
						),
					},
				]}
			/>
			<InstallOffer worth={useWorthInstalling()} />
		</TitledPage>
	);
}

type StartProps = { opened: string; pending: PendingAssignment[]; choose: ReturnType<typeof useTab>["choose"] };

function Start({ opened, pending, choose }: StartProps) {
	const t = useCourseWords();
	const { offered, forget } = useOfferedCode();
	return (
		<OnItsWay>
			{opened ? (
				<Suspense fallback={<RuledSkeleton label={t("loading")} />}>
					<StudentPlace at={opened} worksheets={worksheetsOf} choose={choose} />
				</Suspense>
			) : (
				<MyCourses
					as="student"
					onOpen={(id) => choose("courses", id)}
					join={({ none, past }) => (
						<>
							<JoinCourse none={none} past={past} offered={offered} onUsed={forget} />
							<NextToAnswer pending={pending} onOpen={(id) => choose("assignments", id)} />
							{none && !past ? null : <ToMyGrades onOpen={() => choose("courses", "grades")} />}
						</>
					)}
				/>
			)}
		</OnItsWay>
	);
}

/** The join code a scanned card brought along (`/dashboard-student#join/K7MQ2XP`); "" when there is none. */
function useOfferedCode(): { offered: string; forget: () => void } {
	const navigate = useNavigate();
	const offered = useLocation({ select: ({ hash }) => (hash.startsWith("join/") ? hash.slice("join/".length) : "") });
	return { offered, forget: () => void navigate({ to: ".", search: true, replace: true, resetScroll: false }) };
}
