import { useCalled } from "#features/people/called.ts";
import { carryOut } from "#features/people/carry-out.ts";
import { changeRole } from "#features/people/commands.ts";
import type { Person, RoleName } from "#features/people/queries.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { useLedCourses } from "./use-led-courses.ts";
import { useWords } from "./words.ts";

type ChangeRoleProps = { person: Person; role: RoleName; stopped: Stopped; onClose: () => void; onEnd: () => void };

// Says what the change means before it is made.
export function ChangeRole({ person, role, stopped, ...rest }: ChangeRoleProps) {
	const t = useWords();
	const name = useCalled()(person);
	const approved = person.account_status === "approved";
	// Somebody blocked may have been in before, or not.
	const later = person.name ? "role.blocked" : "role.later";
	const led = useLedCourses(person, role === "student");
	return (
		<AskDialog
			title={t(`role.title.${role}`, { name })}
			action={t("role.do")}
			doing={t("role.doing")}
			stopped={stopped}
			waits={led === null}
			onConfirm={() =>
				carryOut({
					work: () => changeRole(person, role),
					done: () => t("role.done"),
					failed: t("role.failed"),
					...rest,
				})
			}
			onClose={rest.onClose}
		>
			<p>{t(`role.gives.${role}`)}</p>
			{led ? <p>{led}</p> : null}
			<p>{approved ? `${t(`role.takes.${person.role}`)} ${t("role.when")}` : t(later)}</p>
		</AskDialog>
	);
}
