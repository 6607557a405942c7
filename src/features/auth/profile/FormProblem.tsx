import type { GlobalError } from "react-hook-form";
import { FormRefusal } from "#features/auth/FormRefusal.tsx";
import { noAnswer } from "#features/auth/refusals.ts";
import { useWords } from "./words.ts";

type FormProblemProps = {
	error: GlobalError | undefined;
	matter: "password" | "email" | "delete";
};

// Why a form was not taken, where it is about no field of it. Without an answer nobody knows what came of it.
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
