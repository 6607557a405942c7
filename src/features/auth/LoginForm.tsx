import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@mantine/core";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { type GlobalError, type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "sonner";
import { serversWords } from "#i18n/i18n.ts";
import { OfflineNote } from "#ui/OfflineNote.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { PasswordField, TextField } from "#ui/TextField.tsx";
import classes from "./AccountPage.module.css";
import { signIn, signInProblem } from "./commands.ts";
import { useNoNetwork } from "./queries.ts";
import { busy } from "./refusals.ts";
import { type Login, loginSchema } from "./schema.ts";
import { wayAfterSignIn } from "./way.ts";
import { useWords } from "./words.ts";

// Most who sign in have nothing to hear about their address.
const AddressNote = lazy(() => import("./confirming/AddressNote.tsx").then((file) => ({ default: file.AddressNote })));

/** `token` is that of a link that confirms an address, "" for none. */
type LoginFormProps = { email: string; from: unknown; token: string };

export function LoginForm({ email, from, token }: LoginFormProps) {
	const t = useWords();
	const offline = useNoNetwork();
	const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues: { email, password: "" } });
	const [closedTo, setClosedTo] = useState<{ email: string } | null>(null);
	const toHear = useSomethingToHear(token) || closedTo !== null;
	const enter = useSigningIn(form, from, (whose) => setClosedTo({ email: whose }));
	const { errors, isSubmitting } = form.formState;
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
				{errors.root ? <Problem {...errors.root} /> : null}
			</div>
			<Button type="submit" size="lg" fullWidth disabled={offline || isSubmitting}>
				{offline ? t("login.offlineButton") : isSubmitting ? t("submitting") : t("login.submit")}
			</Button>
		</form>
	);
}

/** Whether somebody has just signed up or came by the link of a mail; true from then on, also when the link is used. */
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

const known = {
	wrong: "login.wrong",
	blocked: "login.blocked",
	temporary_expired: "login.temporaryExpired",
	no_answer: "login.noAnswer",
	sealed: "login.sealed",
} as const;

const isKnown = (type: unknown): type is keyof typeof known => typeof type === "string" && type in known;

// In the language spoken when it is drawn, which may have been switched since.
function Problem({ type, message = "" }: GlobalError) {
	const t = useWords();
	const words = () => {
		if (type === busy) return t("login.tooMany", { count: Number(message) });
		return isKnown(type) ? t(known[type]) : serversWords(message) || t("login.failed");
	};
	return <StateNote state="failed" word={words()} quiet />;
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
			if (problem.type === "unverified") return onUnverified(email);
			form.setError("root", problem);
			form.setFocus("password", { shouldSelect: true });
		}
	});
}
