import { Button } from "@mantine/core";
import { useState } from "react";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { CheckboxList } from "#ui/forms/choosing/CheckboxList.tsx";
import { useCalled } from "./called.ts";
import { useWords as useMoreWords } from "./deciding/words.ts";
import type { Person } from "./queries.ts";
import { useWords } from "./words.ts";

type ApprovalChoiceProps = {
	waiting: Person[];
	/** More than these may wait, on other pages of the list. */
	total: number;
	stopped: Stopped;
	onChosen: (people: Person[]) => Promise<void>;
	onClose: () => void;
};

// Who of those that wait is to be let in together.
export function ApprovalChoice({ waiting, total, stopped, onChosen, onClose }: ApprovalChoiceProps) {
	const t = useWords();
	const more = useMoreWords();
	const called = useCalled();
	// One press gives nobody the rights of a teacher unseen.
	const others = waiting.filter(({ role }) => role !== "student");
	const [left, setLeft] = useState(() => others.map(({ id }) => id));
	const [missing, setMissing] = useState(false);
	const chosen = waiting.filter(({ id }) => !left.includes(id));
	return (
		<AskDialog
			title={t("several.title")}
			action={t("several.do", { count: chosen.length })}
			doing={t("approve.doing")}
			problem={missing && chosen.length === 0 ? t("several.missing") : null}
			stopped={stopped}
			onConfirm={async () => {
				setMissing(chosen.length === 0);
				if (chosen.length > 0) await onChosen(chosen);
			}}
			onClose={onClose}
		>
			<p>{t("several.text")}</p>
			{total > waiting.length ? <p>{more("several.more", { count: waiting.length, total })}</p> : null}
			{others.length > 0 ? <p>{t("several.notStudents")}</p> : null}
			{chosen.length > 0 || others.length < waiting.length ? (
				<div>
					<Button
						size="sm"
						variant="default"
						onClick={() => setLeft((chosen.length > 0 ? waiting : others).map(({ id }) => id))}
					>
						{t(chosen.length > 0 ? "several.none" : "several.students")}
					</Button>
				</div>
			) : null}
			<CheckboxList
				legend={t("several.who")}
				rows={waiting.map((person) => ({
					id: person.id,
					title: called(person),
					note: [
						t(`role.${person.role}`),
						person.grade && t("grade", { level: person.grade }),
						!person.verified && t("unverified"),
					]
						.filter(Boolean)
						.join(" · "),
					checked: !left.includes(person.id),
				}))}
				onCheck={(id, checked) => setLeft((ids) => (checked ? ids.filter((one) => one !== id) : [...ids, id]))}
			/>
		</AskDialog>
	);
}
