import type { Person } from "#features/people/queries.ts";
import { ChooseOne } from "./ChooseOne.tsx";
import { useTeachers } from "./queries.ts";
import { useWords } from "./words.ts";

type GiveAwayProps = { leader: Person; busy: boolean; still: boolean; onGive: (teacher: Person) => void };

// Any other teacher of the center, in the course or not, who is to lead it.
export function GiveAway({ leader, busy, still, onGive }: GiveAwayProps) {
	const t = useWords();
	const list = useTeachers(!still);
	return (
		<ChooseOne
			ones={list.value?.filter(({ id }) => id !== leader.id) ?? null}
			list={list}
			label={t("newTeacher")}
			choose={t("chooseTeacher")}
			none={t("noTeacher")}
			action={t("give")}
			busy={busy}
			still={still}
			called={({ name }) => name}
			onChosen={onGive}
		/>
	);
}
