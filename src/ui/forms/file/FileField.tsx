import { useId } from "react";
import { FieldError } from "#ui/forms/FieldError.tsx";
import field from "#ui/forms/TextField.module.css";
import classes from "./FileField.module.css";

type FileFieldProps = {
	label: string;
	hint?: string;
	error?: string;
	/** As the attribute of the element. */
	accept: string;
	/** Null while none is chosen: the field is empty from the press until then. */
	onFile: (file: File | null) => void;
};

// By hand: Mantine's is a button that hides the browser's own field, which every phone and screen reader knows.
export function FileField({ label, hint, error, accept, onFile }: FileFieldProps) {
	const id = useId();
	const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].join(" ").trim();
	return (
		<div>
			<label className={field.label} htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				className={classes.file}
				type="file"
				accept={accept}
				aria-invalid={error ? true : undefined}
				aria-describedby={described || undefined}
				// A corrected file of the same name would not count as another one.
				onClick={({ currentTarget }) => {
					currentTarget.value = "";
					onFile(null);
				}}
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					if (file) onFile(file);
				}}
			/>
			{hint ? (
				<p className={`${field.hint} ${classes.hint}`} id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
