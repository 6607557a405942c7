import { CarefulRowSelect } from "#ui/layout/RowSelect.tsx";
import type { Person, RoleName } from "./queries.ts";
import { useWords } from "./words.ts";

const roles = ["student", "teacher", "admin"] as const;

type RoleSelectProps = {
	person: Person;
	name: string;
	own: boolean;
	stopped: boolean;
	/** Another role was chosen; nothing has happened yet. */
	onChoose: (role: RoleName) => void;
};

// What somebody may do. It shows the role that counts until another one does.
export function RoleSelect({ person, name, own, stopped, onChoose }: RoleSelectProps) {
	const t = useWords();
	return (
		<CarefulRowSelect
			aria-label={t("users.roleOf", { name })}
			{...(own ? { title: t("users.ownRole") } : {})}
			value={person.role}
			disabled={own || stopped}
			onChoose={(value) => {
				const role = roles.find((one) => one === value);
				if (role) onChoose(role);
			}}
			data={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
		/>
	);
}
