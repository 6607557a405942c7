import { useEffect, useRef } from "react";
import { useController } from "react-hook-form";
import { useLanguage } from "#i18n/i18n.ts";
import { PlainSelect, PlainTextField } from "#ui/forms/PlainFields.tsx";
import { PlainTextarea } from "#ui/forms/PlainTextarea.tsx";
import { grouped } from "#ui/numbers.ts";
import type { FieldName } from "./fields.ts";
import { grades } from "./schema.ts";
import type { Inquiring } from "./use-inquiry.ts";
import { problemIn } from "./use-typing.ts";
import { useWords } from "./words.ts";

type FieldProps = { of: Inquiring; label: string };

function useField({ form, typing }: Inquiring, name: FieldName) {
	const t = useWords();
	const problem = problemIn(form, name);
	return {
		error: problem ? t(problem) : undefined,
		"data-draft": typing.savedAt === null ? undefined : "saved",
		// Read-only while sending: the fields are cleared on success, and text typed in the meantime would be lost.
		readOnly: form.formState.isSubmitting,
	};
}

// Who writes, and how to answer: the browser may know it already.
export function ParentName({ of, label }: FieldProps) {
	return (
		<PlainTextField
			label={label}
			aria-required
			autoComplete="name"
			dir="auto"
			{...useField(of, "parentName")}
			{...of.form.register("parentName")}
		/>
	);
}

export function Email({ of, label }: FieldProps) {
	return (
		<PlainTextField
			label={label}
			aria-required
			type="email"
			inputMode="email"
			autoComplete="email"
			{...useField(of, "email")}
			{...of.form.register("email")}
		/>
	);
}

export function Phone({ of, label }: FieldProps) {
	const t = useWords();
	return (
		<PlainTextField
			label={label}
			hint={t("phoneHint")}
			aria-required
			type="tel"
			inputMode="tel"
			autoComplete="tel"
			{...useField(of, "phone")}
			{...of.form.register("phone")}
		/>
	);
}

export function Grade({ of, label }: FieldProps) {
	const t = useWords();
	const { readOnly, ...field } = useField(of, "grade");
	// A select has no `readOnly`, and disabled it would lose the focus: nothing else can be chosen in it.
	const closed = (grade: string) => readOnly && grade !== of.form.getValues("grade");
	return (
		<PlainSelect
			label={label}
			hint={t("gradeHint")}
			aria-required
			aria-readonly={readOnly}
			{...field}
			{...of.form.register("grade")}
		>
			<option value="" disabled={closed("")}>
				{t("chooseGrade")}
			</option>
			{grades.map((grade) => (
				<option key={grade} disabled={closed(grade)}>
					{grade}
				</option>
			))}
		</PlainSelect>
	);
}

export function Programs({ of, label }: FieldProps) {
	const t = useWords();
	return (
		<PlainTextField
			label={label}
			hint={t("programsHint")}
			aria-required
			autoComplete="off"
			dir="auto"
			{...useField(of, "programs")}
			{...of.form.register("programs")}
		/>
	);
}

type LongTextProps = FieldProps & { name: "message" | "notes"; limit: number; optional?: string };

export function LongText({ of, name, label, limit, optional }: LongTextProps) {
	const t = useWords();
	const lang = useLanguage();
	const area = useRef<HTMLTextAreaElement>(null);
	const { field } = useController({ control: of.form.control, name });
	const { error, "data-draft": draft, readOnly } = useField(of, name);
	const text = field.value ?? "";
	// Text typed before this script was loaded is in the page and not yet in the form.
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
	useEffect(() => {
		if (area.current?.value) field.onChange(area.current.value);
	}, []);
	// Blanks around it do not count (schema.ts).
	const around = text.length - text.trim().length;
	const left = (count: number) =>
		count < 0
			? t("counter.over", { count: -count })
			: t("counter", { used: grouped(limit - count, lang), most: grouped(limit, lang) });
	return (
		<PlainTextarea
			rows={name === "message" ? 5 : 2}
			label={label}
			name={name}
			{...(optional ? { optional } : { required: true })}
			counted
			limit={limit + around}
			left={left}
			value={text}
			readOnly={readOnly}
			saved={draft !== undefined}
			error={error}
			onChange={field.onChange}
			onBlur={field.onBlur}
			inputRef={(node) => {
				area.current = node;
				field.ref(node);
			}}
		/>
	);
}
