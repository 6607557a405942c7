import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@mantine/core";
import { useForm } from "react-hook-form";
import { DialogSheet } from "#ui/DialogSheet.tsx";
import { TextField } from "#ui/TextField.tsx";
import { deleteAccount } from "./commands.ts";
import classes from "./DeleteDialog.module.css";
import formClasses from "./Form.module.css";
import { FormProblem } from "./FormProblem.tsx";
import { PasswordLine } from "./PasswordLine.tsx";
import type { Barrier, Session } from "./queries.ts";
import { useProblemWords, whyNot } from "./reasons.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { type Farewell, farewellSchema } from "./schema.ts";
import { UnsentWarning } from "./UnsentWarning.tsx";
import { useWords } from "./words.ts";

type DeleteDialogProps = { role: Session["role"]; barrier: Barrier; onClose: () => void };

// The last question: what goes, what stays, what would be lost; then the password and a word to type.
export function DeleteDialog({ role, barrier, onClose }: DeleteDialogProps) {
	const t = useWords();
	return (
		<DialogSheet title={t("delete.question")} onClose={onClose}>
			<UnsentWarning />
			<h3 className={classes.heading}>{t("delete.goes")}</h3>
			<ul className={classes.list}>
				<li>{t("delete.goes.person")}</li>
				<li>{t("delete.goes.phone")}</li>
			</ul>
			<h3 className={classes.heading}>{t("delete.stays")}</h3>
			<ul className={classes.list}>
				<li>{t(role === "student" ? "delete.stays.student" : "delete.stays.teacher")}</li>
			</ul>
			<FarewellForm barrier={barrier} onClose={onClose} />
		</DialogSheet>
	);
}

function FarewellForm({ barrier, onClose }: { barrier: Barrier; onClose: () => void }) {
	const t = useWords();
	const inWords = useProblemWords();
	const word = t("delete.theWord");
	const { form, leave } = useLeaving(word);
	const { errors, isSubmitting } = form.formState;
	return (
		<form className={formClasses.form} onSubmit={leave} noValidate>
			<PasswordLine
				label={t("delete.password")}
				autoComplete="current-password"
				error={inWords(errors.password?.message)}
				{...form.register("password")}
			/>
			<TextField
				label={t("delete.word", { word })}
				autoComplete="off"
				autoCapitalize="none"
				error={inWords(errors.word?.message)}
				{...form.register("word")}
			/>
			<FormProblem problem={errors.root?.message} />
			<div className={classes.actions}>
				<Button onClick={onClose}>{t("delete.keep")}</Button>
				<SubmitButton label={t("delete.submit")} busy={isSubmitting} barrier={barrier} danger />
			</div>
		</form>
	);
}

function useLeaving(word: string) {
	const form = useForm<Farewell>({
		resolver: zodResolver(farewellSchema(word)),
		defaultValues: { password: "", word: "" },
	});
	// Afterwards nobody is signed in, and the app goes home by itself.
	const leave = form.handleSubmit(async ({ password }) => {
		try {
			await deleteAccount(password);
		} catch (error) {
			const message = whyNot(error, "delete");
			form.setError(message === "why.wrongPassword" ? "password" : "root", { message }, { shouldFocus: true });
		}
	});
	return { form, leave };
}
