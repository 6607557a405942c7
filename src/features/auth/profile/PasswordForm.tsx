import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { FocusHere } from "#features/auth/FocusHere.tsx";
import { NewPasswordFields } from "#features/auth/recovery/NewPasswordFields.tsx";
import { refusalOf } from "#features/auth/refusals.ts";
import { identityOf } from "#features/auth/session.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { changePassword } from "./commands.ts";
import classes from "./Form.module.css";
import { FormProblem } from "./FormProblem.tsx";
import { PasswordLine } from "./PasswordLine.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { useFieldProblem } from "./problems.ts";
import type { Session } from "./queries.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { type NewPassword, passwordSchema } from "./schema.ts";
import { useWords } from "./words.ts";

const empty: NewPassword = { current: "", password: "", passwordConfirm: "" };

// A new password; the old one is asked for, so that a phone left open on a table is not enough.
export function PasswordForm({ session, stopped }: { session: Session; stopped: Stopped }) {
	const t = useWords();
	const problem = useFieldProblem();
	const { form, send, done } = useNewPassword();
	const { errors, isSubmitting } = form.formState;
	return (
		<ProfileCard title={t("password.title")}>
			<form className={classes.form} onSubmit={send} noValidate>
				{/* For the browser's own store of passwords, which wants to know whose it is. */}
				<input hidden readOnly autoComplete="username" value={identityOf(session.user)} />
				<PasswordLine label={t("password.current")} error={problem(errors.current)} {...form.register("current")} />
				<NewPasswordFields field={(name) => form.register(name)} errors={errors} />
				<FormProblem error={errors.root} matter="password" />
				<SubmitButton label={t("password.submit")} busy={isSubmitting} stopped={stopped} />
				<div role="status" className={classes.outcome}>
					{done ? (
						<FocusHere>
							<StateNote state="sent" word={t("password.still")} quiet />
						</FocusHere>
					) : null}
				</div>
			</form>
		</ProfileCard>
	);
}

function useNewPassword() {
	const t = useWords();
	const [done, setDone] = useState(false);
	const form = useForm<NewPassword>({ resolver: zodResolver(passwordSchema), defaultValues: empty });
	const send = form.handleSubmit(async ({ current, password }) => {
		setDone(false);
		try {
			await changePassword(current, password);
			form.reset(empty);
			setDone(true);
			toast.success(t("password.done"));
		} catch (error) {
			const refusal = refusalOf(error);
			form.setError(refusal.type === "wrong_password" ? "current" : "root", refusal, { shouldFocus: true });
		}
	});
	return { form, send, done };
}
