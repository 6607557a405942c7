import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { DashboardCards } from "#ui/layout/DashboardCard.tsx";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import { RemoteList } from "#ui/loading/RemoteList.tsx";
import { grouped } from "#ui/numbers.ts";
import { ApprovalCard } from "./ApprovalCard.tsx";
import classes from "./Approvals.module.css";
import { ApprovedCard } from "./ApprovedCard.tsx";
import { ApproveSeveral } from "./ApproveSeveral.tsx";
import { LaterDeclineUser } from "./later-dialogs.tsx";
import type { People, Person } from "./queries.ts";
import { type Approved, useApproved, withApproved } from "./use-approved.ts";
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
	const [declining, setDeclining] = useState<Person | null>(null);
	const { approved, approve, undone, forget } = useApproved(people);
	/** Who was approved last and is to wait again: comes back into the list only with the next answer. */
	const [back, setBack] = useState("");
	const waiting = (people.value?.items ?? []).filter(({ id }) => approved.every((one) => one.id !== id));
	const left = (person: Person) => {
		people.without(person.id);
		onChange();
	};
	// A question answered late does not close the next one.
	const close = () => setDeclining((open) => (open === declining ? null : open));
	const unclear = () => {
		people.again();
		onChange();
	};
	// The note with the way back goes, with the focus in it.
	const waitAgain = (those: Person[]) => {
		flushSync(() => undone(those));
		if (isFocusLost()) people.above.current?.focus();
	};
	return (
		<>
			<Changed
				text={changed ? t("approvals.changed") : null}
				onShow={() => {
					forget();
					people.again();
				}}
			/>
			<ApproveSeveral
				waiting={waiting}
				total={people.value?.total ?? 0}
				approved={approved}
				stopped={stopped}
				onApproved={approve}
				onUndone={waitAgain}
				onEnd={unclear}
			/>
			<Waiting people={people} approved={approved}>
				{(person) =>
					approved.some(({ id }) => id === person.id) ? (
						<ApprovedCard
							key={person.id}
							person={person}
							stopped={stopped !== null}
							onUndone={() => {
								undone([person]);
								setBack(person.id);
								unclear();
							}}
							onUnclear={unclear}
						/>
					) : (
						<ApprovalCard
							key={person.id}
							person={person}
							stopped={stopped !== null}
							back={back === person.id}
							onDecline={() => setDeclining(person)}
							onApproved={() => {
								approve([person]);
								left(person);
							}}
							onUnclear={unclear}
						/>
					)
				}
			</Waiting>
			{declining ? (
				<LaterDeclineUser
					person={declining}
					stopped={stopped}
					onClose={close}
					onDeclined={() => {
						close();
						left(declining);
					}}
					onUnclear={unclear}
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
