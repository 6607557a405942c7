import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./AddStudent.module.css";
import { Panel } from "./Panel.tsx";
import type { Adding, OpenCourse } from "./queries.ts";
import { useAdding } from "./use-adding.ts";
import { useWords } from "./words.ts";

/** `correcting` is a refused addition whose address is written anew; it keeps its place. */
type AddStudentProps = { room: OpenCourse; correcting: Adding | null; onDone: () => void };

export function AddStudent(props: AddStudentProps) {
	const t = useWords();
	const { field, typed, problem, write, add } = useAdding(props);
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
					onChange={(event) => write(event.currentTarget.value)}
				/>
				<Button
					type="submit"
					onClick={ignoreDoubleClick}
					leftSection={<IconUserPlus size={19} stroke={2} aria-hidden />}
				>
					{t("enrol.add")}
				</Button>
			</form>
		</Panel>
	);
}
