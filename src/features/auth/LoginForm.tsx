import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { OfflineNote } from "#ui/OfflineNote.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { PasswordField, TextField } from "#ui/TextField.tsx";
import { signIn, signInProblem } from "./commands.ts";
import classes from "./LoginPage.module.css";
import { useNoNetwork } from "./queries.ts";
import { type Login, loginSchema } from "./schema.ts";
import { wayAfterSignIn } from "./way.ts";
import { useWords } from "./words.ts";

export function LoginForm({ email, from }: { email: string; from: unknown }) {
	const t = useWords();
	const offline = useNoNetwork();
	const { form, enter } = useSigningIn(email, from);
	const { errors, isSubmitting } = form.formState;
	return (
		<form className={classes.form} onSubmit={enter} noValidate>
			<div className={classes.banner}>
				<OfflineNote offline={offline} title={t("login.offlineTitle")} text={t("login.offline")} />
			</div>
			<TextField
				label={t("login.email")}
				type="email"
				autoComplete="username"
				inputMode="email"
				error={errors.email ? t("login.needEmail") : undefined}
				{...form.register("email")}
			/>
			<PasswordField
				label={t("login.password")}
				autoComplete="current-password"
				show={t("login.show")}
				hide={t("login.hide")}
				error={errors.password ? t("login.needPassword") : undefined}
				{...form.register("password")}
			/>
			<div role="alert" className={classes.refusal}>
				{errors.root ? <StateNote state="failed" word={errors.root.message ?? ""} quiet /> : null}
			</div>
			{/* The links "Forgot password?" and "Sign up" stand here as soon as their pages exist. */}
			<div className={classes.places} />
			<Button type="submit" size="lg" fullWidth disabled={offline || isSubmitting}>
				{offline ? t("login.offlineButton") : isSubmitting ? t("login.submitting") : t("login.submit")}
			</Button>
		</form>
	);
}

function useSigningIn(email: string, from: unknown) {
	const t = useWords();
	const navigate = useNavigate();
	const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: { email, password: "" } });
	const enter = form.handleSubmit(async ({ email, password }) => {
		try {
			const session = await signIn(email, password);
			await navigate({ ...wayAfterSignIn(session.role, from), replace: true });
			toast.success(t("login.welcome"));
		} catch (error) {
			const problem = signInProblem(error);
			const words = problem.key === "login.tooMany" ? t(problem.key, problem) : problem.server || t(problem.key);
			form.setError("root", { message: words });
			form.setFocus("password", { shouldSelect: true });
		}
	});
	return { form, enter };
}
