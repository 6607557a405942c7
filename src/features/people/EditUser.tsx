import { useRef, useState } from "react";
import { toast } from "sonner";
import { whyNotDone } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { useCalled } from "./called.ts";
import { editUser } from "./commands.ts";
import type { Person } from "./queries.ts";
import { gradeLevels, nameFrom } from "./schema.ts";
import { useWords } from "./words.ts";

type EditUserProps = { person: Person; stopped: Stopped; onClose: () => void; onEnd: () => void };

// What was typed wrongly when the account was made. Only what is changed here is sent: another admin may mend the rest.
export function EditUser({ person, stopped, onClose, onEnd }: EditUserProps) {
	const t = useWords();
	const called = useCalled()(person);
	const field = useRef<HTMLInputElement>(null);
	const before = { full_name: person.name || person.full_name, grade: person.grade };
	const [name, setName] = useState(before.full_name);
	const [grade, setGrade] = useState(before.grade);
	const [wrong, setWrong] = useState<"edit.required" | "edit.tooLong" | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const save = async () => {
		const found = nameFrom(name);
		setProblem(null);
		if ("wrong" in found) {
			setWrong(found.wrong);
			return field.current?.focus();
		}
		const full_name = found.name;
		const changed = {
			...(full_name === before.full_name ? {} : { full_name }),
			...(grade === before.grade ? {} : { grade }),
		};
		if (Object.keys(changed).length === 0) return onClose();
		try {
			await editUser(person, changed);
			onClose();
			toast.success(t("edit.done", { name: full_name }));
		} catch (error) {
			setProblem(whyNotDone(error, { about: "person", failed: t("edit.failed") }));
		}
		onEnd();
	};
	return (
		<AskDialog
			title={t("edit.title", { name: called })}
			action={t("edit.do")}
			doing={t("edit.doing")}
			problem={problem}
			stopped={stopped}
			onConfirm={save}
			onClose={onClose}
		>
			<TextField
				ref={field}
				label={t("edit.fullName")}
				hint={t("edit.text")}
				dir="auto"
				autoComplete="off"
				aria-required
				error={wrong ? t(wrong) : undefined}
				value={name}
				onChange={({ currentTarget }) => {
					setName(currentTarget.value);
					setWrong(null);
				}}
			/>
			{person.role === "student" ? (
				<SelectField
					label={t("users.grade")}
					value={grade}
					onChange={({ currentTarget }) => setGrade(currentTarget.value)}
				>
					<option value="">{t("users.noGrade")}</option>
					{gradeLevels.map((level) => (
						<option key={level} value={level}>
							{t("grade", { level })}
						</option>
					))}
				</SelectField>
			) : null}
		</AskDialog>
	);
}
