import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import * as z from "zod/mini";
import { NewKeyAside } from "#features/auth/AccountAside.tsx";
import classes from "#features/auth/AccountPage.module.css";
import { AccountPage } from "#features/auth/AccountPage.tsx";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useAccountWords } from "#features/auth/account-words.ts";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import { NeedsNetwork } from "#features/auth/NeedsNetwork.tsx";
import { useProblem } from "#features/auth/problems.ts";
import { refusalOf } from "#features/auth/refusals.ts";
import { SendButton } from "#features/auth/SendButton.tsx";
import { useNetwork } from "#features/reach/queries.ts";
import { PasswordField } from "#ui/forms/TextField.tsx";
import { changeIn, confirmEmailChange } from "./commands.ts";
import { useWords } from "./words.ts";

const schema = z.object({ password: z.string().check(z.minLength(1, "problem.needPassword")) });

// Behind the link mailed to a new address: the password proves that it is the account's owner who takes it.
export function ConfirmEmailChange({ token }: { token: string }) {
	const t = useWords();
	const ta = useAccountWords();
	const offline = !useNetwork();
	const problem = useProblem();
	const change = changeIn(token);
	const { form, send } = useConfirming(token, change);
	const { errors, isSubmitting } = form.formState;
	return (
		<AccountPage
			aside={<NewKeyAside />}
			title={t("change.title")}
			lead={change ? t("change.leadFor", { email: change.newEmail }) : t("change.lead")}
		>
			<form className={classes.form} onSubmit={send} noValidate>
				<NeedsNetwork offline={offline} />
				<PasswordField
					label={ta("password")}
					autoComplete="current-password"
					show={ta("show")}
					hide={ta("hide")}
					aria-required
					error={problem(errors.password)}
					{...form.register("password")}
				/>
				{/* PocketBase says of a link that is used up that the password is wrong, too. */}
				<FormRefusal
					error={errors.root}
					fallback={t("change.failed")}
					own={{ validation_invalid_password: t("change.wrong") }}
				/>
				<SendButton offline={offline} sending={isSubmitting}>
					{t("change.submit")}
				</SendButton>
				<Button variant="default" size="lg" fullWidth renderRoot={(props) => <Link to="/login" {...props} />}>
					{t("change.back")}
				</Button>
			</form>
		</AccountPage>
	);
}

function useConfirming(token: string, change: ReturnType<typeof changeIn>) {
	const { user } = useAuth();
	const t = useWords();
	const navigate = useNavigate();
	const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: "" } });
	const send = form.handleSubmit(async ({ password }) => {
		try {
			await confirmEmailChange(token, password);
			const state = change ? { email: change.newEmail, sameAccount: change.id === user?.id } : {};
			await navigate({ to: "/login", replace: true, state });
			toast.success(t("change.done"));
		} catch (error) {
			form.setError("root", refusalOf(error));
		}
	});
	return { form, send };
}
