import { IconCloudOff, IconLogin2 } from "@tabler/icons-react";
import { useId } from "react";
import { useWords as useAccountWords } from "#features/auth/words.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import classes from "./SubmitButton.module.css";
import { useWords } from "./words.ts";

type SubmitButtonProps = {
	label: string;
	busy: boolean;
	stopped: Stopped;
	/** A view has one first button; `second` stands beside it. */
	tone?: "first" | "second" | "danger";
};

const looks = {
	first: {},
	second: { variant: "default" },
	danger: { variant: "outline", className: classes.danger ?? "" },
} as const;

// Submits a form. When that is not possible now, it says what is missing.
export function SubmitButton({ label, busy, stopped, tone = "first" }: SubmitButtonProps) {
	const ta = useAccountWords();
	const reason = useId();
	return (
		<div>
			<BusyButton
				type="submit"
				fullWidth
				{...looks[tone]}
				disabled={stopped !== null}
				busy={busy}
				aria-describedby={stopped ? reason : undefined}
			>
				{busy ? ta("submitting") : label}
			</BusyButton>
			<Reason id={reason} stopped={stopped} />
		</div>
	);
}

export function Reason({ id, stopped }: { id: string; stopped: Stopped }) {
	const t = useWords();
	if (stopped === null) return null;
	const Icon = stopped === "offline" ? IconCloudOff : IconLogin2;
	return (
		<p className={classes.reason} id={id}>
			<Icon size={18} stroke={2} aria-hidden /> {t(`stopped.${stopped}`)}
		</p>
	);
}
