import { zodResolver } from "@hookform/resolvers/zod";
import { Link, useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import classes from "#features/auth/AccountPage.module.css";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import { NeedsNetwork } from "#features/auth/NeedsNetwork.tsx";
import { noAnswer, refusalOf } from "#features/auth/refusals.ts";
import { SendButton } from "#features/auth/SendButton.tsx";
import { wayAfterSignIn } from "#features/auth/signing-in/after-sign-in.ts";
import { useNetwork } from "#features/reach/queries.ts";
import { makeFirstAdmin } from "./commands.ts";
import { PersonFields } from "./PersonFields.tsx";
import { type NewPerson, personSchema } from "./schema.ts";
import { useWords } from "./words.ts";

const used = "link_used";

// Behind the one-time link that `npm run serve` prints: no role and no grade, and nobody to wait for.
export function FirstAdminForm({ token }: { token: string }) {
	const t = useWords();
	const offline = !useNetwork();
	const { form, send } = useAppointing(token);
	const { errors, isSubmitting } = form.formState;
	return (
		<form className={classes.form} onSubmit={send} noValidate>
			<NeedsNetwork offline={offline} />
			<PersonFields field={(name) => form.register(name)} errors={errors} />
			<FormRefusal
				error={errors.root}
				fallback={t("failed")}
				own={{ [used]: t("admin.used"), address_taken: t("admin.taken"), [noAnswer]: t("admin.noAnswer") }}
			>
				{errors.root?.type === used ? (
					<Link className={classes.way} to="/login" state={{ email: form.getValues("email") }}>
						{t("signIn")}
					</Link>
				) : null}
			</FormRefusal>
			<SendButton offline={offline} sending={isSubmitting}>
				{t("admin.submit")}
			</SendButton>
		</form>
	);
}

function useAppointing(token: string) {
	const t = useWords();
	const navigate = useNavigate();
	const form = useForm<NewPerson>({
		resolver: zodResolver(personSchema),
		defaultValues: { full_name: "", email: "", password: "" },
	});
	const send = form.handleSubmit(async (person) => {
		try {
			const session = await makeFirstAdmin(token, person);
			if (session) await navigate({ ...wayAfterSignIn(session.role, null), replace: true });
			else await navigate({ to: "/login", state: { email: person.email, isNew: true }, replace: true });
			toast.success(t(session ? "admin.in" : "admin.done"));
		} catch (error) {
			form.setError("root", refusalOf(error));
		}
	});
	return { form, send };
}
