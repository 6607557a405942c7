import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { SignInAgain } from "#features/auth/SignInAgain.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { changePassword } from "./commands.ts";
import classes from "./Form.module.css";
import { FormProblem } from "./FormProblem.tsx";
import { PasswordLine } from "./PasswordLine.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import type { Barrier, Session } from "./queries.ts";
import { useProblemWords, whyNot } from "./reasons.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { type NewPassword, passwordSchema } from "./schema.ts";
import { useWords } from "./words.ts";

const empty: NewPassword = { current: "", password: "", again: "" };

// A new password; the old one is asked for, so that a phone left open on a table is not enough.
export function PasswordForm({ session, barrier }: { session: Session; barrier: Barrier }) {
	const t = useWords();
	const inWords = useProblemWords();
	const { form, send, outcome } = useNewPassword();
	const { errors, isSubmitting } = form.formState;
	const line = (name: keyof NewPassword) => ({ ...form.register(name), error: inWords(errors[name]?.message) });
	return (
		<ProfileCard title={t("password.title")}>
			<form className={classes.form} onSubmit={send} noValidate>
				{/* For the browser's own store of passwords, which wants to know whose it is. */}
				<input hidden readOnly autoComplete="username" value={session.user.email} />
				<PasswordLine label={t("password.current")} autoComplete="current-password" {...line("current")} />
				<PasswordLine label={t("password.new")} autoComplete="new-password" {...line("password")} />
				<p className={classes.hint}>{t("password.hint")}</p>
				<PasswordLine label={t("password.again")} autoComplete="new-password" {...line("again")} />
				<FormProblem problem={errors.root?.message} />
				<SubmitButton label={t("password.submit")} busy={isSubmitting} barrier={barrier} />
				<div role="status" className={classes.outcome}>
					{outcome === "here" ? <StateNote state="sent" word={t("password.still")} quiet /> : null}
					{outcome === "out" ? (
						<StateNote state="queued" word={t("password.signInAgain")} quiet>
							<SignInAgain from="/profile" />
						</StateNote>
					) : null}
				</div>
			</form>
		</ProfileCard>
	);
}

function useNewPassword() {
	const t = useWords();
	const [outcome, setOutcome] = useState<"here" | "out" | null>(null);
	const form = useForm<NewPassword>({ resolver: zodResolver(passwordSchema), defaultValues: empty });
	const send = form.handleSubmit(async (asked) => {
		setOutcome(null);
		try {
			setOutcome((await changePassword(asked)) ? "here" : "out");
			form.reset(empty);
			toast.success(t("password.done"));
		} catch (error) {
			const message = whyNot(error, "password");
			form.setError(fieldOf(message), { message }, { shouldFocus: true });
		}
	});
	return { form, send, outcome };
}

const fields = new Map<string, keyof NewPassword>([
	["why.wrongPassword", "current"],
	["password.long", "password"],
]);

const fieldOf = (problem: string) => fields.get(problem) ?? "root";
