import { useEffect, useRef } from "react";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { backToField } from "./back-to-field.ts";
import classes from "./InquiryCard.module.css";
import type { TypedWords } from "./typed-words.ts";
import { useWords } from "./words.ts";

type ChildNameProps = TypedWords & {
	saved: string;
	stopped: boolean;
	busy: boolean;
	onSave: (change: { child_name: string }) => Promise<void>;
};

// Whom the family writes about. Neither form asks for it: an admin learns it in the call, and the account begins with it.
export function ChildName({ saved, typed, onType, stopped, busy, onSave }: ChildNameProps) {
	const t = useWords();
	const text = typed?.text ?? saved;
	const name = text.trim();
	// Not while a save is on its way: a field that was cleared meanwhile would show what is saved then.
	useEffect(() => {
		if (typed !== null && name === saved && !busy) onType(null);
	}, [typed, name, saved, busy, onType]);
	const form = useRef<HTMLFormElement>(null);
	const save = async () => {
		await onSave({ child_name: name });
		backToField(form.current);
	};
	return (
		<form
			ref={form}
			onSubmit={(event) => {
				event.preventDefault();
				if (name !== saved && !stopped) void save();
			}}
		>
			<TextField
				label={t("child")}
				dir="auto"
				autoComplete="off"
				maxLength={100}
				value={text}
				onChange={({ currentTarget }) => onType({ text: currentTarget.value, from: saved })}
			/>
			{name === saved ? null : (
				<div className={classes.save}>
					<BusyButton type="submit" size="sm" disabled={stopped} busy={busy}>
						{busy ? t("notes.saving") : t("child.save")}
					</BusyButton>
				</div>
			)}
		</form>
	);
}
