import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { GlobalError } from "react-hook-form";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./AccountPage.module.css";
import { useRefusalWords } from "./use-refusal-words.ts";

type FormRefusalProps = {
	error: GlobalError | undefined;
	/** Said when the server gave no reason. */
	fallback: string;
	/** This form's words for reasons only it knows, by code. */
	own?: Record<string, string>;
	/** What can be done about it. */
	children?: ReactNode;
};

// Why the form was refused. The focus moves here, where the reason and the next step are.
export function FormRefusal({ error, fallback, own, children }: FormRefusalProps) {
	const inWords = useRefusalWords(fallback, own);
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (error) place.current?.focus();
	}, [error]);
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
