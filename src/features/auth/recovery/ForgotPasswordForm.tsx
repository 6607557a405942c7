import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import classes from "#features/auth/AccountPage.module.css";
import { useAccountWords } from "#features/auth/account-words.ts";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import type { MailState } from "#features/auth/mails.ts";
import { NeedsNetwork } from "#features/auth/NeedsNetwork.tsx";
import { useProblem } from "#features/auth/problems.ts";
import { refusalOf } from "#features/auth/refusals.ts";
import { SendButton } from "#features/auth/SendButton.tsx";
import { useNetwork } from "#features/reach/queries.ts";
import { TextField } from "#ui/forms/TextField.tsx";
import { askForResetLink } from "./commands.ts";
import { type Forgot, forgotSchema } from "./schema.ts";
import { useWords } from "./words.ts";

type ForgotPasswordFormProps = { email: string; onAsked: (email: string, mail: MailState) => void };

export function ForgotPasswordForm({ email, onAsked }: ForgotPasswordFormProps) {
	const t = useWords();
	const ta = useAccountWords();
	const offline = !useNetwork();
	const problem = useProblem();
	const form = useForm<Forgot>({ resolver: zodResolver(forgotSchema), defaultValues: { email } });
	const { errors, isSubmitting } = form.formState;
	const send = form.handleSubmit(async ({ email }) => {
		try {
			onAsked(email, await askForResetLink(email));
		} catch (error) {
			form.setError("root", refusalOf(error));
		}
	});
	return (
		<form className={classes.form} onSubmit={send} noValidate>
			<NeedsNetwork offline={offline} />
			<TextField
				label={ta("email")}
				type="email"
				inputMode="email"
				autoComplete="username"
				aria-required
				hint={t("forgot.noEmail")}
				error={problem(errors.email)}
				{...form.register("email")}
			/>
			<FormRefusal error={errors.root} fallback={t("forgot.failed")} />
			<SendButton offline={offline} sending={isSubmitting}>
				{t("forgot.submit")}
			</SendButton>
		</form>
	);
}
