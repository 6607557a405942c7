import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "sonner";
import { OfflineNote } from "#ui/OfflineNote.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { PasswordField, TextField } from "#ui/TextField.tsx";
import classes from "./AccountPage.module.css";
import { signIn, signInProblem } from "./commands.ts";
import { AddressNote } from "./confirming/AddressNote.tsx";
import { useAddressNews } from "./confirming/use-address-news.ts";
import { useProblem } from "./problems.ts";
import { useNoNetwork } from "./queries.ts";
import { type Login, loginSchema } from "./schema.ts";
import { wayAfterSignIn } from "./way.ts";
import { useWords } from "./words.ts";

export function LoginForm({ email, from }: { email: string; from: unknown }) {
	const t = useWords();
	const offline = useNoNetwork();
	const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: { email, password: "" } });
	const address = useAddressNews();
	const enter = useSigningIn(form, from, (whose) => address.tell({ says: "unverified", email: whose }));
	const { errors, isSubmitting } = form.formState;
	const askForLink = async () => {
		if (await form.trigger("email", { shouldFocus: true })) await address.ask(form.getValues("email").trim());
	};
	return (
		<form className={classes.form} onSubmit={enter} noValidate>
			<div className={classes.banner}>
				<OfflineNote offline={offline} title={t("login.offlineTitle")} text={t("login.offline")} />
			</div>
			{address.news ? (
				<AddressNote
					news={address.news}
					onAsk={askForLink}
					onConfirmAgain={() => address.tell({ says: "confirming" })}
				/>
			) : null}
			<Fields form={form} />
			<div role="alert" className={classes.refusal}>
				{errors.root ? <StateNote state="failed" word={errors.root.message ?? ""} quiet /> : null}
			</div>
			<Button type="submit" size="lg" fullWidth disabled={offline || isSubmitting}>
				{offline ? t("login.offlineButton") : isSubmitting ? t("submitting") : t("login.submit")}
			</Button>
		</form>
	);
}

function Fields({ form }: { form: UseFormReturn<Login> }) {
	const t = useWords();
	const problem = useProblem();
	const { errors } = form.formState;
	return (
		<>
			<TextField
				label={t("login.email")}
				type="email"
				autoComplete="username"
				inputMode="email"
				error={problem(errors.email)}
				{...form.register("email")}
			/>
			<div>
				<PasswordField
					label={t("login.password")}
					autoComplete="current-password"
					show={t("login.show")}
					hide={t("login.hide")}
					error={problem(errors.password)}
					{...form.register("password")}
				/>
				<Link className={classes.way} to="/forgot-password">
					{t("login.forgot")}
				</Link>
			</div>
		</>
	);
}

function useSigningIn(form: UseFormReturn<Login>, from: unknown, onUnverified: (email: string) => void) {
	const t = useWords();
	const navigate = useNavigate();
	return form.handleSubmit(async ({ email, password }) => {
		try {
			const session = await signIn(email, password);
			await navigate({ ...wayAfterSignIn(session.role, from), replace: true });
			toast.success(t("login.welcome"));
		} catch (error) {
			const problem = signInProblem(error);
			if (problem.key === "login.unverified") return onUnverified(email);
			const words = problem.key === "login.tooMany" ? t(problem.key, problem) : problem.server || t(problem.key);
			form.setError("root", { message: words });
			form.setFocus("password", { shouldSelect: true });
		}
	});
}
