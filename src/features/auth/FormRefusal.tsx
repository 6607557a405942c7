import { type ReactNode, useEffect, useRef } from "react";
import type { GlobalError } from "react-hook-form";
import { StateNote } from "#ui/StateNote.tsx";
import classes from "./AccountPage.module.css";
import { useAccountWords } from "./account-words.ts";

const known = {
	no_answer: "refused.noAnswer",
	busy: "refused.busy",
	password_too_long: "problem.longPassword",
	validation_min_text_constraint: "problem.shortPassword",
	validation_is_email: "problem.email",
	invalid_email: "problem.email",
} as const;

const isKnown = (code: unknown): code is keyof typeof known => typeof code === "string" && code in known;

type FormRefusalProps = {
	error: GlobalError | undefined;
	/** What the specification says when the server gave no reason. */
	fallback: string;
	/** This form's words for reasons only it knows, by code. */
	own?: Record<string, string>;
	/** What can be done about it. */
	children?: ReactNode;
};

// Why the form was not taken. The focus comes here: the button that had it was disabled meanwhile.
export function FormRefusal({ error, fallback, own = {}, children }: FormRefusalProps) {
	const t = useAccountWords();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (error) place.current?.focus();
	}, [error]);
	const code = error?.type;
	const words = own[`${code}`] ?? (isKnown(code) ? t(known[code], { failed: fallback }) : error?.message || fallback);
	return (
		<div role="alert" className={`${classes.refusal} ${classes.here}`} ref={place} tabIndex={-1}>
			{error ? (
				<StateNote state="failed" word={words} quiet>
					{children}
				</StateNote>
			) : null}
		</div>
	);
}
