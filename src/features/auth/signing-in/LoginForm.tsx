import { zodResolver } from "@hookform/resolvers/zod";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "sonner";
import * as z from "zod/mini";
import classes from "#features/auth/AccountPage.module.css";
import { noStorage, refusesStorage, signIn, signInProblem } from "#features/auth/commands.ts";
import { useWords } from "#features/auth/words.ts";
import { useNetwork } from "#features/reach/queries.ts";
import { OfflineNote } from "#ui/feedback/OfflineNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { PasswordField, TextField } from "#ui/forms/TextField.tsx";
import { part } from "#ui/loading/part.tsx";
import { wayAfterSignIn } from "./after-sign-in.ts";
import { LoginProblem } from "./LoginProblem.tsx";

// Both are required; whether they are right is for the server. Messages are keys of the words.
const loginSchema = z.object({
	email: z.string().check(z.trim(), z.minLength(1, "login.needEmail")),
	password: z.string().check(z.minLength(1, "login.needPassword")),
});

type Login = z.infer<typeof loginSchema>;

// Most people who sign in need no note about their address, so its code is loaded on demand.
const addressNote = () => import("#features/auth/confirming/AddressNote.tsx").then((file) => file.AddressNote);
const AddressNote = part(addressNote);

/** Whether the code of the note is loaded. Without it the form itself says what the server said. */
const noteIsHere = () =>
	addressNote().then(
		() => true,
		() => false,
	);

/** `start` is in the fields at first; `token` is that of a link that confirms an address, "" for none. */
type LoginFormProps = { start: Login; from: unknown; token: string };

export function LoginForm({ start, from, token }: LoginFormProps) {
	const t = useWords();
	const offline = !useNetwork();
	const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: start });
	const [closedTo, setClosedTo] = useState<{ email: string } | null>(null);
	const toHear = useSomethingToHear(token) || closedTo !== null;
	const isNew = useLocation({ select: ({ state }) => state.isNew === true });
	const enter = useSigningIn(form, from, toHear || isNew, (whose) => setClosedTo({ email: whose }));
	const { errors, isSubmitting } = form.formState;
	const problem = errors.root ?? (refusesStorage() ? noStorage : null);
	const addressee = async () =>
		(await form.trigger("email", { shouldFocus: true })) ? form.getValues("email").trim() : null;
	return (
		<form className={classes.form} onSubmit={enter} noValidate>
			<div className={classes.banner}>
				<OfflineNote offline={offline} title={t("login.offlineTitle")} text={t("login.offline")} />
			</div>
			<Suspense>{toHear ? <AddressNote token={token} closedTo={closedTo} addressee={addressee} /> : null}</Suspense>
			<Fields form={form} />
			<div role="alert" className={classes.refusal}>
				{problem ? <LoginProblem {...problem} /> : null}
			</div>
			<BusyButton type="submit" size="lg" fullWidth disabled={offline} busy={isSubmitting}>
				{offline ? t("login.offlineButton") : isSubmitting ? t("submitting") : t("login.submit")}
			</BusyButton>
		</form>
	);
}

/** Whether somebody has just signed up or followed the link of a mail; stays true after the link is used. */
function useSomethingToHear(token: string): boolean {
	const mail = useLocation({ select: ({ state }) => state.mail });
	const now = token !== "" || mail !== undefined;
	const [ever, setEver] = useState(now);
	if (now && !ever) setEver(true);
	return ever;
}

function Fields({ form }: { form: UseFormReturn<Login> }) {
	const t = useWords();
	const { errors } = form.formState;
	return (
		<>
			<TextField
				label={t("login.email")}
				hint={t("login.userName")}
				type="email"
				autoComplete="username"
				inputMode="email"
				error={errors.email ? t("login.needEmail") : undefined}
				{...form.register("email")}
			/>
			<div>
				<PasswordField
					label={t("login.password")}
					autoComplete="current-password"
					show={t("login.show")}
					hide={t("login.hide")}
					error={errors.password ? t("login.needPassword") : undefined}
					{...form.register("password")}
				/>
				<Link className={classes.way} to="/forgot-password">
					{t("login.forgot")}
				</Link>
			</div>
		</>
	);
}

/** @param newcomer who has just signed up, or confirmed the address, or was told to */
function useSigningIn(
	form: UseFormReturn<Login>,
	from: unknown,
	newcomer: boolean,
	onUnverified: (email: string) => void,
) {
	const t = useWords();
	const navigate = useNavigate();
	return form.handleSubmit(async ({ email, password }) => {
		try {
			const session = await signIn(email, password);
			await navigate({ ...wayAfterSignIn(session.role, from), replace: true });
			// "Welcome back" is for people who have been in the app before.
			const first = newcomer || session.temporary || session.account_status !== "approved";
			// This page was drawn for nobody in particular, so it is chosen here whether a student is spoken to.
			const welcome = session.role === "student" ? "login.welcomeStudent" : "login.welcome";
			if (!first) toast.success(t(welcome));
		} catch (error) {
			const problem = signInProblem(error);
			if (problem.type === "unverified" && (await noteIsHere())) return onUnverified(email);
			form.setError("root", problem);
			form.setFocus("password", { shouldSelect: true });
		}
	});
}
