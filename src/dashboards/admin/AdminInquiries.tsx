import { useQuestion } from "#dashboards/places/use-question.ts";
import type { Session } from "#features/auth/session.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { Inbox } from "#features/inquiries/inbox/Inbox.tsx";
import { type Inquiry, useInquiryCounts } from "#features/inquiries/inbox/queries.ts";
import { LaterMakeAccount } from "#features/people/later-dialogs.tsx";
import { gradeLevels, useNoteAtCentre, usePeopleCounts } from "#features/people/queries.ts";
import { useStopped } from "#features/reach/queries.ts";
import { shownPhone } from "#ui/phone-number.ts";
import { AdminPage } from "./AdminPage.tsx";
import { useWords } from "./words.ts";

// The inquiries of families, on a page of their own behind the admin's dashboard.
export function AdminInquiries() {
	return <Admitted>{(session) => <Inquiries session={session} />}</Admitted>;
}

function Inquiries({ session }: { session: Session }) {
	const t = useWords();
	const stopped = useStopped();
	const { question, again } = useQuestion();
	const counts = useInquiryCounts(question, stopped === null);
	const people = usePeopleCounts(question, stopped === null);
	useNoteAtCentre(people.value?.waiting ?? null, counts.value?.new ?? null);
	return (
		<AdminPage
			session={session}
			title={t("inquiries.title")}
			subtitle={t("inquiries.subtitle")}
			address="/dashboard-admin/inquiries"
			failed={counts.state === "failed"}
		>
			<Inbox
				admin={session.user.name}
				counts={counts.value}
				stopped={stopped !== null}
				onChange={again}
				makeAccount={(inquiry, rest) => (
					<LaterMakeAccount
						family={inquiry.parent_name}
						known={knownFrom(inquiry)}
						inquiry={inquiry.id}
						stopped={stopped}
						{...rest}
					/>
				)}
			/>
		</AdminPage>
	);
}

/** Of a brother or sister of who has an account by now: not the name and the grade, nor an address that only one can have. */
const knownFrom = ({ child_name, email, grade, language, phone, made }: Inquiry) => ({
	...(made.length > 0 ? {} : { full_name: child_name, email, grade: levelOf(grade) }),
	language,
	parent_phone: shownPhone(phone),
});

/** "Grade 7" as an account has it. */
const levelOf = (grade: string) => gradeLevels.find((level) => grade === `Grade ${level}`) ?? ("" as const);
