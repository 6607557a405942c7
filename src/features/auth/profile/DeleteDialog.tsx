import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { refusalOf } from "#features/auth/refusals.ts";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { sayWhenHeard } from "#ui/feedback/toast-place.ts";
import { TextField } from "#ui/forms/TextField.tsx";
import { deleteAccount } from "./commands.ts";
import classes from "./DeleteDialog.module.css";
import formClasses from "./Form.module.css";
import { FormProblem } from "./FormProblem.tsx";
import { PasswordLine } from "./PasswordLine.tsx";
import { useFieldProblem } from "./problems.ts";
import type { Session } from "./queries.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { type Farewell, farewellSchema } from "./schema.ts";
import { UnsentWarning } from "./UnsentWarning.tsx";
import { useWords } from "./words.ts";

type DeleteDialogProps = { session: Session; stopped: Stopped; onClose: () => void };

// The last question: what goes, what stays, what would be lost; then the password and a word to type.
export function DeleteDialog({ session: { role, account_status }, stopped, onClose }: DeleteDialogProps) {
	const t = useWords();
	return (
		<DialogCard title={t("delete.question")} onClose={onClose}>
			<FarewellForm stopped={stopped} onClose={onClose}>
				<UnsentWarning />
				<h3 className={classes.heading}>{t("delete.goes")}</h3>
				<ul className={classes.list}>
					<li>{t("delete.goes.person")}</li>
					<li>{t("delete.goes.phone")}</li>
					<li>{t("delete.goes.elsewhere")}</li>
				</ul>
				{account_status === "approved" ? (
					<>
						<h3 className={classes.heading}>{t("delete.stays")}</h3>
						<ul className={classes.list}>
							<li>{t(role === "student" ? "delete.stays.student" : "delete.stays.teacher")}</li>
						</ul>
					</>
				) : null}
			</FarewellForm>
		</DialogCard>
	);
}

type FarewellFormProps = Omit<DeleteDialogProps, "session"> & { children: ReactNode };

/** @param children what is read first: it stands in the form, so that its buttons are in sight meanwhile */
function FarewellForm({ stopped, onClose, children }: FarewellFormProps) {
	const t = useWords();
	const problem = useFieldProblem();
	const word = t("delete.theWord");
	const { form, leave } = useLeaving(word);
	const { errors, isSubmitting } = form.formState;
	return (
		<form onSubmit={leave} noValidate>
			{children}
			<div className={formClasses.form}>
				<PasswordLine label={t("delete.password")} error={problem(errors.password)} {...form.register("password")} />
				<TextField
					label={t("delete.word", { word })}
					autoComplete="off"
					autoCapitalize="none"
					aria-required
					error={problem(errors.word)}
					{...form.register("word")}
				/>
				<FormProblem error={errors.root} matter="delete" />
			</div>
			<div className={classes.actions} data-actions>
				<Button onClick={onClose}>{t("delete.keep")}</Button>
				<SubmitButton label={t("delete.submit")} busy={isSubmitting} stopped={stopped} tone="danger" />
			</div>
		</form>
	);
}

function useLeaving(word: string) {
	const t = useWords();
	const form = useForm<Farewell>({
		resolver: zodResolver(farewellSchema(word)),
		defaultValues: { password: "", word: "" },
	});
	// Afterwards nobody is signed in, and the app goes home by itself: it is said there.
	const leave = form.handleSubmit(async ({ password }) => {
		try {
			await deleteAccount(password);
			sayWhenHeard(() => toast.success(t("delete.done"), { duration: 10_000 }));
		} catch (error) {
			const refusal = refusalOf(error);
			form.setError(refusal.type === "wrong_password" ? "password" : "root", refusal, { shouldFocus: true });
		}
	});
	return { form, leave };
}
