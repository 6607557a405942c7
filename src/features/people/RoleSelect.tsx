import { IconChevronDown } from "@tabler/icons-react";
import type { Person, RoleName } from "./queries.ts";
import classes from "./RoleSelect.module.css";
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
		<span className={classes.box}>
			<select
				className={classes.select}
				aria-label={t("users.roleOf", { name })}
				title={own ? t("users.ownRole") : undefined}
				value={person.role}
				disabled={own || stopped}
				onChange={({ currentTarget }) => {
					const role = roles.find((one) => one === currentTarget.value);
					if (role) onChoose(role);
				}}
			>
				{roles.map((role) => (
					<option key={role} value={role}>
						{t(`role.${role}`)}
					</option>
				))}
			</select>
			<IconChevronDown className={classes.arrow} size={18} stroke={2} aria-hidden />
		</span>
	);
}
