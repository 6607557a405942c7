import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { TextField } from "#ui/TextField.tsx";
import classes from "./AddStudent.module.css";
import { enrolStudent } from "./commands.ts";
import { Panel } from "./Panel.tsx";
import type { Adding, OpenCourse } from "./room-queries.ts";
import { emailProblem } from "./schema.ts";
import { useWords } from "./words.ts";

/** `correcting` is a refused addition whose address is written anew; it keeps its place. */
type AddStudentProps = { room: OpenCourse; correcting: Adding | null; onDone: () => void };

export function AddStudent({ room, correcting, onDone }: AddStudentProps) {
	const t = useWords();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState(correcting?.body.email ?? "");
	const [problem, setProblem] = useState<string>();
	useEffect(() => {
		if (correcting) field.current?.focus();
	}, [correcting]);
	const add = async (event: FormEvent) => {
		event.preventDefault();
		const email = typed.trim();
		const wrong = emailProblem(email);
		const known = wrong ? t(wrong) : alreadyThere(room, email, correcting, t);
		setProblem(known);
		if (known) return field.current?.focus();
		try {
			await enrolStudent({ course: room.course, email, ...(correcting ? { instead: correcting.id } : {}) });
			setTyped("");
			onDone();
		} catch {
			setProblem(t("enrol.notSaved"));
		}
		field.current?.focus();
	};
	return (
		<Panel title={t("enrol.title")}>
			<p className={classes.text}>{t("enrol.text")}</p>
			<form className={classes.form} noValidate onSubmit={(event) => void add(event)}>
				<TextField
					ref={field}
					label={t("enrol.email")}
					type="email"
					inputMode="email"
					autoComplete="off"
					value={typed}
					error={problem}
					onChange={(event) => {
						setTyped(event.currentTarget.value);
						setProblem(undefined);
					}}
				/>
				<Button type="submit" leftSection={<IconUserPlus size={19} stroke={2} aria-hidden />}>
					{t("enrol.add")}
				</Button>
			</form>
		</Panel>
	);
}

/** What need not be asked of the server: the student is in the class, or on the way into it. */
function alreadyThere(
	{ students, addings }: OpenCourse,
	email: string,
	correcting: Adding | null,
	t: ReturnType<typeof useWords>,
): string | undefined {
	const same = (other: string) => other.toLowerCase() === email.toLowerCase();
	const student = students.find((one) => same(one.email));
	if (student) return t("enrol.already", { name: student.name || student.email });
	return addings.some(({ id, body }) => id !== correcting?.id && same(body.email)) ? t("enrol.asked") : undefined;
}
