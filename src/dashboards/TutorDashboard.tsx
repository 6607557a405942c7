import { Suspense, useState } from "react";
import { useArrived } from "#features/auth/queries.ts";
import type { Session } from "#features/auth/session.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { useGradingQueue } from "#features/coursework/grading/queries.ts";
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
import { Notices } from "./Notices.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import { useTab } from "./places/use-tab.ts";
import { TeacherAssignments, TutorAssignments } from "./TutorAssignments.tsx";
import { TutorCourses } from "./TutorCourses.tsx";
import { WithPictures } from "./WithPictures.tsx";
import { useWords } from "./words.ts";

// What opens with its tab: the dashboard itself is there sooner.
const CreateCourse = part(() => import("#features/courses/list/CreateCourse.tsx").then((file) => file.CreateCourse));
const GradingView = part(() => import("#features/coursework/grading/GradingView.tsx").then((file) => file.GradingView));

// For admins alone, who come here from a dashboard of their own; that one has the way to the library.
const BackToDashboard = part(() => import("#features/auth/BackToDashboard.tsx").then((file) => file.BackToDashboard));

export function TutorDashboard() {
	return (
		<Admitted>
			{(session) => (
				<WithPictures>
					<Dashboard session={session} />
				</WithPictures>
			)}
		</Admitted>
	);
}

function Dashboard({ session }: { session: Session }) {
	const t = useWords();
	const { tab, item, choose } = useTab(["courses", "create", "assignments", "grading"]);
	const whatsNew = useWhatsNew();
	const queue = useGradingQueue();
	// Until the first pull is complete nobody knows how many there are.
	const arrived = useArrived();
	// The course in which a new assignment was asked for.
	const [wanted, want] = useState("");
	usePreload([GradingView, TeacherAssignments, CreateCourse]);
	const atStart = tab === "courses" && item === "";
	const newIn = (courseId: string) => {
		want(courseId);
		choose("assignments");
	};
	return (
		<TitledPage
			title={t("tutor.title")}
			subtitle={t("tutor.subtitle")}
			action={
				session.role === "admin" ? (
					<Suspense>
						<BackToDashboard session={session} />
					</Suspense>
				) : (
					<LibraryLink word={t("library.title")} />
				)
			}
		>
			<PillTabs
				label={t("tutor.tabs")}
				value={tab}
				onChange={(to) => {
					want("");
					choose(to);
				}}
				below={
					<>
						<Notices notices={atStart ? whatsNew : []} choose={choose} />
						<FilesAtWork ask={atStart} />
						<OfflineHere
							offline={useOffline()}
							title={t("offline.title")}
							text={t("offline.text")}
							brief={tab === "grading"}
						/>
					</>
				}
				tabs={[
					{
						value: "courses",
						label: t("tutor.courses"),
						panel: () => <TutorCourses opened={item} toGrade={queue ?? []} choose={choose} onNew={newIn} />,
					},
					{
						value: "create",
						label: t("tutor.create"),
						short: t("tutor.createShort"),
						panel: () => <CreateCourse onCreated={(id) => choose("courses", id)} />,
					},
					{
						value: "assignments",
						label: t("tutor.assignments"),
						panel: () => (
							<TutorAssignments
								opened={item}
								wanted={wanted}
								onOpen={(id) => {
									want("");
									choose("assignments", id);
								}}
								choose={choose}
							/>
						),
					},
					{
						value: "grading",
						label: queue && arrived ? t("tutor.grading", { count: queue.length }) : t("tutor.gradingLoading"),
						panel: () => (
							<OnItsWay>
								<GradingView queue={queue} opened={item} />
							</OnItsWay>
						),
					},
				]}
			/>
			<InstallOffer worth={useWorthInstalling()} />
		</TitledPage>
	);
}
