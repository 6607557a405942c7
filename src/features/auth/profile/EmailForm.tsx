import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FocusHere } from "#features/auth/FocusHere.tsx";
import { type MailState, mailMarks } from "#features/auth/mails.ts";
import { refusalOf } from "#features/auth/refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { askForAddress } from "./commands.ts";
import classes from "./Form.module.css";
import { FormProblem } from "./FormProblem.tsx";
import { PasswordLine } from "./PasswordLine.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { useFieldProblem } from "./problems.ts";
import type { Account, Session } from "./queries.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { addressSchema, type NewAddress } from "./schema.ts";
import { useWords } from "./words.ts";

const empty: NewAddress = { email: "", password: "" };

type EmailFormProps = { session: Session; account: Account | null | undefined; stopped: Stopped };

// Another address. Only the link in the mail to it changes anything: a wrong letter locks nobody out.
export function EmailForm({ session, account, stopped }: EmailFormProps) {
	const t = useWords();
	const problem = useFieldProblem();
	const now = account?.email ?? session.user.email;
	const { form, send, outcome } = useNewAddress(now);
	const { errors, isSubmitting } = form.formState;
	return (
		<ProfileCard title={t("email.title")} text={now ? t("email.now", { email: now }) : t("email.none")}>
			<form className={classes.form} onSubmit={send} noValidate>
				<TextField
					label={t("email.new")}
					type="email"
					inputMode="email"
					autoComplete="email"
					aria-required
					error={problem(errors.email)}
					{...form.register("email")}
				/>
				<PasswordLine label={t("email.password")} error={problem(errors.password)} {...form.register("password")} />
				<FormProblem error={errors.root} matter="email" />
				<SubmitButton
					label={t("email.submit")}
					busy={isSubmitting}
					stopped={stopped}
					tone={session.account_status === "approved" ? "second" : "first"}
				/>
				<div role="status" className={classes.outcome}>
					{outcome ? (
						<FocusHere>
							<OnItsWay {...outcome} now={now} />
						</FocusHere>
					) : null}
				</div>
			</form>
		</ProfileCard>
	);
}

type Asked = { to: string; mail: MailState };

function OnItsWay({ to, mail, now }: Asked & { now: string }) {
	const t = useWords();
	return (
		<StateNote
			state={mailMarks[mail]}
			word={t(`email.${mail}`, { to })}
			reason={now ? t("email.until", { now }) : t("email.untilName")}
			quiet
		/>
	);
}

function useNewAddress(now: string) {
	const [outcome, setOutcome] = useState<Asked | null>(null);
	const form = useForm<NewAddress>({ resolver: zodResolver(addressSchema(now)), defaultValues: empty });
	const send = form.handleSubmit(async (asked) => {
		setOutcome(null);
		try {
			setOutcome({ to: asked.email, mail: await askForAddress(asked) });
			form.reset(empty);
		} catch (error) {
			const refusal = refusalOf(error);
			form.setError(fields.get(refusal.type) ?? "root", refusal, { shouldFocus: true });
		}
	});
	return { form, send, outcome };
}

/** The field that a refusal is about, by the server's code. */
const fields = new Map<string, keyof NewAddress>([
	["wrong_password", "password"],
	["same_email", "email"],
]);
