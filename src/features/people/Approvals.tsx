import { Button } from "@mantine/core";
import { useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { AskedList } from "#ui/AskedList.tsx";
import { CalmNote } from "#ui/CalmNote.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { grouped } from "#ui/numbers.ts";
import { ApprovalCard } from "./ApprovalCard.tsx";
import classes from "./Approvals.module.css";
import { DeclineUser } from "./DeclineUser.tsx";
import type { People, Person } from "./queries.ts";
import { useWords } from "./words.ts";

type ApprovalsProps = {
	people: People;
	/** The list is known to be another by now. */
	changed: boolean;
	/** Somebody is no longer among those who wait. */
	onChange: () => void;
};

// Who waits to be let in. The list never moves by itself: a name must not slip under a finger about to approve another.
export function Approvals({ people, changed, onChange }: ApprovalsProps) {
	const t = useWords();
	const lang = useLanguage();
	const [declining, setDeclining] = useState<Person | null>(null);
	const stopped = people.state === "stopped";
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
	const total = people.value?.total ?? 0;
	return (
		<>
			<Changed text={changed ? t("approvals.changed") : null} onShow={people.again} />
			<AskedList
				list={people}
				count={t("approvals.count", { count: total, number: grouped(total, lang) })}
				empty={<Nobody />}
			>
				{(rows) => (
					<ul className={classes.list}>
						{rows.map((person) => (
							<ApprovalCard
								key={person.id}
								person={person}
								stopped={stopped}
								onDecline={() => setDeclining(person)}
								onApproved={() => left(person)}
								onUnclear={unclear}
							/>
						))}
					</ul>
				)}
			</AskedList>
			{declining ? (
				<DeclineUser
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
