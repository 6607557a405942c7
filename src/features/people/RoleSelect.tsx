import { NativeSelect } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { Person, RoleName } from "./queries.ts";
import classes from "./RoleSelect.module.css";
import { useWords } from "./words.ts";

const looks = { wrapper: classes.box ?? "", input: classes.select ?? "", section: classes.arrow ?? "" };

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
		<NativeSelect
			unstyled
			classNames={looks}
			aria-label={t("users.roleOf", { name })}
			title={own ? t("users.ownRole") : undefined}
			value={person.role}
			disabled={own || stopped}
			rightSection={<IconChevronDown size={18} stroke={2} aria-hidden />}
			onChange={({ currentTarget }) => {
				const role = roles.find((one) => one === currentTarget.value);
				if (role) onChoose(role);
			}}
			data={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
		/>
	);
}
