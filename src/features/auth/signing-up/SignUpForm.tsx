import { zodResolver } from "@hookform/resolvers/zod";
import { Link, useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import classes from "#features/auth/AccountPage.module.css";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import { NeedsNetwork } from "#features/auth/NeedsNetwork.tsx";
import { noAnswer, refusalOf } from "#features/auth/refusals.ts";
import { SendButton } from "#features/auth/SendButton.tsx";
import { useNetwork } from "#features/reach/queries.ts";
import { signUp } from "./commands.ts";
import { PersonFields } from "./PersonFields.tsx";
import { RoleFields } from "./RoleFields.tsx";
import { type SignUp, signUpSchema } from "./schema.ts";
import { useWords } from "./words.ts";

const taken = "validation_not_unique";

// A newcomer's form. What was typed stays until the server has it.
export function SignUpForm() {
	const t = useWords();
	const offline = !useNetwork();
	const { form, send } = useSigningUp();
	const { errors, isSubmitting } = form.formState;
	return (
		<form className={classes.form} onSubmit={send} noValidate>
			<NeedsNetwork offline={offline} />
			<PersonFields field={(name) => form.register(name)} errors={errors} />
			<RoleFields form={form} />
			<FormRefusal
				error={errors.root}
				fallback={t("failed")}
				own={{ [taken]: t("registered"), [noAnswer]: t("noAnswer"), too_many_sign_ups: t("tooMany") }}
			>
				{errors.root?.type === taken ? (
					<Link className={classes.way} to="/login" state={{ email: form.getValues("email") }}>
						{t("signIn")}
					</Link>
				) : null}
			</FormRefusal>
			<SendButton offline={offline} sending={isSubmitting}>
				{t("submit")}
			</SendButton>
		</form>
	);
}

function useSigningUp() {
	const navigate = useNavigate();
	const form = useForm<SignUp>({
		resolver: zodResolver(signUpSchema),
		defaultValues: { full_name: "", email: "", password: "", role: "student", grade: "" },
	});
	const send = form.handleSubmit(async (person) => {
		try {
			const mail = await signUp(person);
			await navigate({ to: "/login", state: { email: person.email, mail } });
		} catch (error) {
			form.setError("root", refusalOf(error));
		}
	});
	return { form, send };
}
