import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { RemoteList } from "#ui/loading/RemoteList.tsx";
import { grouped } from "#ui/numbers.ts";
import { ApprovalCard } from "./ApprovalCard.tsx";
import classes from "./Approvals.module.css";
import { ApprovedCard } from "./ApprovedCard.tsx";
import { ApproveSeveral } from "./ApproveSeveral.tsx";
import { LaterDeclineUser } from "./later-dialogs.tsx";
import type { People, Person } from "./queries.ts";
import { type Approved, useApprovals, withApproved } from "./use-approvals.ts";
import { useWords } from "./words.ts";

type ApprovalsProps = {
	people: People;
	stopped: Stopped;
	/** The list is known to be another by now. */
	changed: boolean;
	/** Somebody is no longer among those who wait. */
	onChange: () => void;
};

// The people who wait for approval. The list never moves by itself: a name must not slip under a finger about to
// approve another.
export function Approvals({ people, stopped, changed, onChange }: ApprovalsProps) {
	const t = useWords();
	const list = useApprovals(people, onChange);
	const [declining, setDeclining] = useState<Person | null>(null);
	// A question answered late does not close the next one.
	const close = () => setDeclining((open) => (open === declining ? null : open));
	const card = (person: Person) =>
		list.isApproved(person) ? (
			<ApprovedCard
				key={person.id}
				person={person}
				stopped={stopped !== null}
				onUndone={() => list.onUndone(person)}
				onUnclear={list.unclear}
			/>
		) : (
			<ApprovalCard
				key={person.id}
				person={person}
				stopped={stopped !== null}
				back={list.isBack(person)}
				onDecline={() => setDeclining(person)}
				onApproved={() => list.onApproved(person)}
				onUnclear={list.unclear}
			/>
		);
	return (
		<>
			<Changed text={changed ? t("approvals.changed") : null} onShow={list.showNew} />
			<ApproveSeveral
				waiting={list.waiting}
				total={people.value?.total ?? 0}
				approved={list.approved}
				stopped={stopped}
				onApproved={list.onSeveralApproved}
				onUndone={list.onSeveralUndone}
				onEnd={list.unclear}
			/>
			<Waiting people={people} approved={list.approved}>
				{card}
			</Waiting>
			{declining ? (
				<LaterDeclineUser
					person={declining}
					stopped={stopped}
					onClose={close}
					onDeclined={() => {
						close();
						list.left(declining);
					}}
					onUnclear={list.unclear}
				/>
			) : null}
		</>
	);
}

type WaitingProps = { people: People; approved: Approved[]; children: (person: Person) => ReactNode };

function Waiting({ people, approved, children }: WaitingProps) {
	const t = useWords();
	const lang = useLanguage();
	const total = people.value?.total ?? 0;
	const count = t("approvals.count", { count: total, number: grouped(total, lang) });
	const cards = (rows: Person[]) => <DashboardCards>{withApproved(rows, approved).map(children)}</DashboardCards>;
	return (
		<>
			{people.value && total === 0 && approved.length > 0 ? <div className={classes.approved}>{cards([])}</div> : null}
			<RemoteList list={people} count={count} empty={<Nobody />}>
				{cards}
			</RemoteList>
		</>
	);
}

function Changed({ text, onShow }: { text: string | null; onShow: () => void }) {
	const t = useWords();
	return (
		<CalmNote text={text}>
			<Button variant="default" size="sm" onClick={onShow}>
				{t("approvals.show")}
			</Button>
		</CalmNote>
	);
}

function Nobody() {
	const t = useWords();
	return (
		<EmptyState
			prop={<FreehandIcon name="tick" size={96} />}
			title={t("approvals.empty")}
			next={t("approvals.emptyNext")}
		/>
	);
}
