import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useOffline } from "#features/auth/queries.ts";
import { SignOutButton } from "#features/auth/SignOutButton.tsx";
import { WaitingPage } from "#features/auth/WaitingPage.tsx";
import { CreateCourseSoon } from "#features/courses/CreateCourseSoon.tsx";
import { MyCourses } from "#features/courses/MyCourses.tsx";
import { GradingDesk } from "#features/coursework/GradingDesk.tsx";
import { NextToGrade } from "#features/coursework/NextUp.tsx";
import { useGradingQueue } from "#features/coursework/queries.ts";
import { TeacherAssignments } from "#features/coursework/TeacherAssignments.tsx";
import { OfflineNote } from "#ui/OfflineNote.tsx";
import { PillTabs } from "#ui/PillTabs.tsx";
import { PortalPage } from "#ui/PortalPage.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import { useTab } from "./use-tab.ts";
import { useWords } from "./words.ts";

export function TutorDashboard() {
	const { session } = useAuth();
	if (!session) return null;
	return session.standing === "approved" ? <Desk /> : <WaitingPage />;
}

function Desk() {
	const t = useWords();
	const [tab, choose] = useTab(["courses", "create", "assignments", "grading"]);
	const queue = useGradingQueue();
	return (
		<PortalPage title={t("tutor.title")} subtitle={t("tutor.subtitle")} action={<SignOutButton />}>
			<PillTabs
				label={t("tutor.tabs")}
				value={tab}
				onChange={choose}
				below={<OfflineNote offline={useOffline()} title={t("offline.title")} text={t("offline.text")} />}
				tabs={[
					{
						value: "courses",
						label: t("tutor.courses"),
						panel: () => <Start onGrade={() => choose("grading")} />,
					},
					{
						value: "create",
						label: t("tutor.create"),
						short: t("tutor.createShort"),
						panel: () => <CreateCourseSoon />,
					},
					{
						value: "assignments",
						label: t("tutor.assignments"),
						panel: () => (
							<OnItsWay>
								<TeacherAssignments />
							</OnItsWay>
						),
					},
					{
						value: "grading",
						label: queue ? t("tutor.grading", { count: queue.items.length }) : t("tutor.gradingLoading"),
						panel: () => (
							<OnItsWay>
								<GradingDesk />
							</OnItsWay>
						),
					},
				]}
			/>
		</PortalPage>
	);
}

function Start({ onGrade }: { onGrade: () => void }) {
	return (
		<OnItsWay>
			<MyCourses as="teacher" />
			<NextToGrade onOpen={onGrade} />
		</OnItsWay>
	);
}
