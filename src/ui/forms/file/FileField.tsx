import { type Ref, useId, useState } from "react";
import { FieldError } from "#ui/forms/FieldError.tsx";
import field from "#ui/forms/TextField.module.css";
import { useWords } from "#ui/words.ts";
import classes from "./FileField.module.css";

type FileFieldProps = {
	label: string;
	hint?: string;
	error?: string | undefined;
	/** As the attribute of the element. */
	accept: string;
	ref?: Ref<HTMLInputElement>;
	/** Who puts the browser's window away without choosing keeps the file that was chosen before. */
	onFile: (file: File) => void;
};

// By hand: Mantine's is a button that hides the browser's own field, which every phone and screen reader knows. That one lies
// here, unseen, over what is drawn: its own words are in the language of the browser.
export function FileField({ label, hint, error, accept, ref, onFile }: FileFieldProps) {
	const t = useWords();
	const id = useId();
	const [name, setName] = useState("");
	const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].join(" ").trim();
	const choose = (file: File) => {
		setName(file.name);
		onFile(file);
	};
	return (
		<div>
			<label className={field.label} htmlFor={id}>
				{label}
			</label>
			<div className={classes.box}>
				<input
					id={id}
					ref={ref}
					className={classes.file}
					type="file"
					accept={accept}
					aria-invalid={error ? true : undefined}
					aria-describedby={described || undefined}
					// A corrected file of the same name would not count as another one.
					onClick={({ currentTarget }) => {
						currentTarget.value = "";
					}}
					onChange={({ currentTarget }) => {
						const [file] = currentTarget.files ?? [];
						if (file) choose(file);
					}}
				/>
				<div className={classes.face} aria-hidden>
					<span className={classes.button}>{t("chooseFile")}</span>
					<bdi className={classes.name}>{name}</bdi>
				</div>
			</div>
			{hint ? (
				<p className={`${field.hint} ${classes.hint}`} id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
