import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { StateNote } from "#ui/StateNote.tsx";
import { TextField } from "#ui/TextField.tsx";
import { askForAddress, type MailState } from "./commands.ts";
import classes from "./Form.module.css";
import { FormProblem } from "./FormProblem.tsx";
import { PasswordLine } from "./PasswordLine.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import type { Account, Barrier, Session } from "./queries.ts";
import { useProblemWords, whyNot } from "./reasons.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { addressSchema, type NewAddress } from "./schema.ts";
import { useWords } from "./words.ts";

const empty: NewAddress = { email: "", password: "" };

type EmailFormProps = { session: Session; account: Account | null | undefined; barrier: Barrier };

// Another address. Only the link in the mail to it changes anything: a wrong letter locks nobody out.
export function EmailForm({ session, account, barrier }: EmailFormProps) {
	const t = useWords();
	const inWords = useProblemWords();
	const now = account?.email ?? session.user.email;
	const { form, send, outcome } = useNewAddress(now);
	const { errors, isSubmitting } = form.formState;
	return (
		<ProfileCard title={t("email.title")} text={t("email.now", { email: now })}>
			<form className={classes.form} onSubmit={send} noValidate>
				<TextField
					label={t("email.new")}
					type="email"
					inputMode="email"
					autoComplete="email"
					error={inWords(errors.email?.message)}
					{...form.register("email")}
				/>
				<PasswordLine
					label={t("email.password")}
					autoComplete="current-password"
					error={inWords(errors.password?.message)}
					{...form.register("password")}
				/>
				<FormProblem problem={errors.root?.message} />
				<SubmitButton label={t("email.submit")} busy={isSubmitting} barrier={barrier} />
				<div role="status" className={classes.outcome}>
					{outcome ? <OnItsWay {...outcome} now={now} /> : null}
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
			state={mail === "sent" ? "sent" : "queued"}
			word={t(`email.${mail}`, { to })}
			reason={t("email.until", { now })}
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
			const message = whyNot(error, "email");
			form.setError(fieldOf(message), { message }, { shouldFocus: true });
		}
	});
	return { form, send, outcome };
}

const fields = new Map<string, keyof NewAddress>([
	["why.wrongPassword", "password"],
	["email.invalid", "email"],
	["email.same", "email"],
]);

const fieldOf = (problem: string) => fields.get(problem) ?? "root";
