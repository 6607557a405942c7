import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import classes from "#features/auth/AccountPage.module.css";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import { NeedsNetwork } from "#features/auth/NeedsNetwork.tsx";
import { useNoNetwork } from "#features/auth/queries.ts";
import { refusalOf } from "#features/auth/refusals.ts";
import { SendButton } from "#features/auth/SendButton.tsx";
import { makeFirstAdmin } from "./commands.ts";
import { PersonFields } from "./PersonFields.tsx";
import { type NewPerson, personSchema } from "./schema.ts";
import { useWords } from "./words.ts";

// Behind the one-time link that `npm run serve` prints: no role and no grade, and nobody to wait for.
export function FirstAdminForm({ token }: { token: string }) {
	const t = useWords();
	const offline = useNoNetwork();
	const navigate = useNavigate();
	const form = useForm<NewPerson>({
		resolver: zodResolver(personSchema),
		defaultValues: { full_name: "", email: "", password: "" },
	});
	const { errors, isSubmitting } = form.formState;
	const send = form.handleSubmit(async (person) => {
		try {
			await makeFirstAdmin(token, person);
			await navigate({ to: "/login", state: { email: person.email }, replace: true });
			toast.success(t("admin.done"));
		} catch (error) {
			form.setError("root", refusalOf(error));
		}
	});
	return (
		<form className={classes.form} onSubmit={send} noValidate>
			<NeedsNetwork offline={offline} />
			<PersonFields field={(name) => form.register(name)} errors={errors} />
			<FormRefusal
				error={errors.root}
				fallback={t("failed")}
				own={{ link_used: t("admin.used"), address_taken: t("admin.taken") }}
			/>
			<SendButton offline={offline} sending={isSubmitting}>
				{t("admin.submit")}
			</SendButton>
		</form>
	);
}
