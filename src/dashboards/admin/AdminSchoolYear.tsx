import type { Session } from "#features/auth/session.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { useSchoolYear } from "#features/courses/school-year/queries.ts";
import { SchoolYear } from "#features/courses/school-year/SchoolYear.tsx";
import { useStopped } from "#features/reach/queries.ts";
import { AdminPage } from "./AdminPage.tsx";
import { useWords } from "./words.ts";

// The end of the school year for the whole center, on a page of its own behind the admin's dashboard.
export function AdminSchoolYear() {
	return <Admitted>{(session) => <Year session={session} />}</Admitted>;
}

function Year({ session }: { session: Session }) {
	const t = useWords();
	const stopped = useStopped();
	const year = useSchoolYear(stopped === null);
	return (
		<AdminPage
			session={session}
			title={t("year.title")}
			subtitle={t("year.subtitle")}
			address="/dashboard-admin/school-year"
			failed={year.state === "failed"}
		>
			<SchoolYear year={year} stopped={stopped} />
		</AdminPage>
	);
}
