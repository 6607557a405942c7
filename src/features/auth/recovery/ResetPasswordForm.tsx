import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import classes from "#features/auth/AccountPage.module.css";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import { NeedsNetwork } from "#features/auth/NeedsNetwork.tsx";
import { refusalOf } from "#features/auth/refusals.ts";
import { SendButton } from "#features/auth/SendButton.tsx";
import { useNetwork } from "#features/reach/queries.ts";
import { resetPassword, whoseLink } from "./commands.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { type Reset, resetSchema } from "./schema.ts";
import { useWords } from "./words.ts";

type ResetPasswordFormProps = {
	token: string;
	/** The link was good and is not any more; maybe by an earlier try of ours, whose answer was lost. */
	onUsedUp: () => void;
};

export function ResetPasswordForm({ token, onUsedUp }: ResetPasswordFormProps) {
	const t = useWords();
	const offline = !useNetwork();
	const { form, send } = useResetting({ token, onUsedUp });
	const { errors, isSubmitting } = form.formState;
	return (
		<form className={classes.form} onSubmit={send} noValidate>
			<NeedsNetwork offline={offline} />
			<NewPasswordFields field={(name) => form.register(name)} errors={errors} />
			<FormRefusal error={errors.root} fallback={t("reset.failed")} own={{ same_password: t("own.same") }} />
			<SendButton offline={offline} sending={isSubmitting}>
				{t("reset.submit")}
			</SendButton>
		</form>
	);
}

function useResetting({ token, onUsedUp }: ResetPasswordFormProps) {
	const t = useWords();
	const navigate = useNavigate();
	const form = useForm<Reset>({
		resolver: zodResolver(resetSchema),
		defaultValues: { password: "", passwordConfirm: "" },
	});
	const send = form.handleSubmit(async ({ password }) => {
		try {
			await resetPassword(token, password);
			await navigate({ to: "/login", replace: true, state: whoseLink(token) });
			toast.success(t("reset.done"));
		} catch (error) {
			const refusal = refusalOf(error);
			if (refusal.type === "validation_invalid_token") return onUsedUp();
			form.setError("root", refusal);
		}
	});
	return { form, send };
}
