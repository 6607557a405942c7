import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import classes from "#features/auth/AccountPage.module.css";
import { useAccountWords } from "#features/auth/account-words.ts";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import { NeedsNetwork } from "#features/auth/NeedsNetwork.tsx";
import { useProblem } from "#features/auth/problems.ts";
import { OnlyChanged, refusalOf } from "#features/auth/refusals.ts";
import { SendButton } from "#features/auth/SendButton.tsx";
import { identityOf, type Session } from "#features/auth/session.ts";
import { useNetwork } from "#features/reach/queries.ts";
import { PasswordField } from "#ui/forms/TextField.tsx";
import { chooseOwnPassword } from "./commands.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { type Own, ownSchema } from "./schema.ts";
import { useWords } from "./words.ts";

type OwnPasswordFormProps = {
	session: Session;
	/** The new password is valid, but signing in with it failed. */
	onChanged: () => void;
	/** Nothing is changed, and nobody is signed in any more. */
	onEnded: () => void;
};

export function OwnPasswordForm(props: OwnPasswordFormProps) {
	const t = useWords();
	const ta = useAccountWords();
	const offline = !useNetwork();
	const problem = useProblem();
	const { form, send } = useChoosing(props);
	const { errors, isSubmitting } = form.formState;
	return (
		<form className={classes.form} onSubmit={send} noValidate>
			<NeedsNetwork offline={offline} />
			{/* For the browser's own store of passwords, which wants to know whose it is. */}
			<input hidden readOnly autoComplete="username" value={identityOf(props.session.user)} />
			<PasswordField
				label={t("own.temporary")}
				autoComplete="current-password"
				show={ta("show")}
				hide={ta("hide")}
				hint={t("own.temporaryHint")}
				aria-required
				error={problem(errors.temporary)}
				{...form.register("temporary")}
			/>
			<NewPasswordFields field={(name) => form.register(name)} errors={errors} />
			<FormRefusal
				error={errors.root}
				fallback={t("reset.failed")}
				own={{ same_password: t("own.same"), wrong_password: t("own.wrong") }}
			/>
			<SendButton offline={offline} sending={isSubmitting}>
				{t("reset.submit")}
			</SendButton>
		</form>
	);
}

function useChoosing({ session, onChanged, onEnded }: OwnPasswordFormProps) {
	const t = useWords();
	const form = useForm<Own>({
		resolver: zodResolver(ownSchema),
		defaultValues: { temporary: "", password: "", passwordConfirm: "" },
	});
	const send = form.handleSubmit(async ({ temporary, password }) => {
		try {
			await chooseOwnPassword(session, temporary, password);
			toast.success(t("reset.done"));
		} catch (error) {
			if (error instanceof OnlyChanged) return onChanged();
			const refusal = refusalOf(error);
			if (refusal.type === "session") return onEnded();
			form.setError("root", refusal);
		}
	});
	return { form, send };
}
