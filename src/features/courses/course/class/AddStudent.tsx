import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { Panel } from "#features/courses/course/Panel.tsx";
import type { Adding, OpenCourse } from "#features/courses/course/queries.ts";
import { useWords } from "#features/courses/course/words.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./AddStudent.module.css";
import { useAdding } from "./use-adding.ts";

/** `correcting` is a refused addition whose address is being corrected; it keeps its place in the list. */
type AddStudentProps = { detail: OpenCourse; correcting: Adding | null; onDone: () => void };

export function AddStudent(props: AddStudentProps) {
	const t = useWords();
	const { field, typed, problem, asking, write, add } = useAdding(props);
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
					readOnly={asking}
					error={problem}
					onChange={(event) => write(event.currentTarget.value)}
				/>
				<Button
					type="submit"
					aria-disabled={asking}
					onClick={ignoreDoubleClick}
					leftSection={<IconUserPlus size={19} stroke={2} aria-hidden />}
				>
					{t(asking ? "enrol.adding" : "enrol.add")}
				</Button>
			</form>
		</Panel>
	);
}
