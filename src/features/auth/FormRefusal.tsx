import { type ReactNode, useEffect, useRef } from "react";
import type { GlobalError } from "react-hook-form";
import { serversWords } from "#i18n/i18n.ts";
import { StateNote } from "#ui/StateNote.tsx";
import classes from "./AccountPage.module.css";
import { useAccountWords } from "./account-words.ts";
import { busy } from "./refusals.ts";

const known = {
	no_answer: "refused.noAnswer",
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
	const inWords = ({ type, message = "" }: GlobalError) => {
		if (type === busy) return t("refused.busy", { count: Number(message) });
		const ours = own[`${type}`] ?? (isKnown(type) ? t(known[type], { failed: fallback }) : serversWords(message));
		return ours || fallback;
	};
	return (
		<div role="alert" className={`${classes.refusal} ${classes.here}`} ref={place} tabIndex={-1}>
			{error ? (
				<StateNote state="failed" word={inWords(error)} quiet>
					{children}
				</StateNote>
			) : null}
		</div>
	);
}
