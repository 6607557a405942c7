import { IconCloudOff, IconLogin2 } from "@tabler/icons-react";
import { useId } from "react";
import { useWords as useAccountWords } from "#features/auth/words.ts";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import type { Barrier } from "./queries.ts";
import classes from "./SubmitButton.module.css";
import { useWords } from "./words.ts";

type SubmitButtonProps = {
	label: string;
	busy: boolean;
	barrier: Barrier;
	/** A view has one first button; `second` stands beside it. */
	tone?: "first" | "second" | "danger";
};

const looks = {
	first: {},
	second: { variant: "default" },
	danger: { variant: "outline", className: classes.danger ?? "" },
} as const;

// Submits a form. When that is not possible now, it says what is missing.
export function SubmitButton({ label, busy, barrier, tone = "first" }: SubmitButtonProps) {
	const ta = useAccountWords();
	const reason = useId();
	return (
		<div>
			<BusyButton
				type="submit"
				fullWidth
				{...looks[tone]}
				disabled={barrier !== null}
				busy={busy}
				aria-describedby={barrier ? reason : undefined}
			>
				{busy ? ta("submitting") : label}
			</BusyButton>
			<Reason id={reason} barrier={barrier} />
		</div>
	);
}

export function Reason({ id, barrier }: { id: string; barrier: Barrier }) {
	const t = useWords();
	if (barrier === null) return null;
	const Icon = barrier === "offline" ? IconCloudOff : IconLogin2;
	return (
		<p className={classes.reason} id={id}>
			<Icon size={18} stroke={2} aria-hidden /> {t(`barrier.${barrier}`)}
		</p>
	);
}
