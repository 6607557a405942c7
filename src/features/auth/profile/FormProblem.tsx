import type { GlobalError } from "react-hook-form";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import { noAnswer } from "#features/auth/refusals.ts";
import { useWords } from "./words.ts";

type FormProblemProps = {
	error: GlobalError | undefined;
	matter: "password" | "email" | "delete";
};

// Why a form was refused, when the reason is about none of its fields. Without a response the outcome is unknown.
export function FormProblem({ error, matter }: FormProblemProps) {
	const t = useWords();
	return (
		<FormRefusal
			error={error}
			fallback={t(`${matter}.failed`)}
			own={{
				[noAnswer]: t(`${matter}.noAnswer`),
				session: t(matter === "delete" ? "delete.session" : "why.session"),
				last_admin: t("why.lastAdmin"),
			}}
		/>
	);
}
