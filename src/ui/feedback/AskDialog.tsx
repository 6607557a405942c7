import { type ReactNode, useState } from "react";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { useWords } from "#ui/words.ts";
import classes from "./AskDialog.module.css";
import { DialogCard } from "./DialogCard.tsx";
import { StateNote } from "./StateNote.tsx";
import { type Stopped, StoppedNote } from "./StoppedNote.tsx";

type AskDialogProps = {
	title: string;
	action: string;
	doing: string;
	/** The action cannot be undone, or is hard on somebody: a held Enter must not trigger it. */
	danger?: boolean;
	/** Why it could not be done; said here because notices lie behind a dialog. */
	problem?: string | null;
	stopped: Stopped;
	/** Does it, and closes the dialog where that is right. Never rejects. */
	onConfirm: () => Promise<void>;
	onClose: () => void;
	children?: ReactNode;
};

// A question before something that is done at once and needs the network. The action stands first, as in every dialog; where
// it is dangerous, the calm button does.
export function AskDialog({ title, danger = false, problem, children, onClose, ...confirm }: AskDialogProps) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	// A request that was sent cannot be called back: the dialog stays until its result is known.
	const close = () => {
		if (!busy) onClose();
	};
	const cancel = (
		<BusyButton variant="default" busy={busy} onClick={close} data-calm={danger || undefined}>
			{t("cancel")}
		</BusyButton>
	);
	return (
		<DialogCard title={title} onClose={close}>
			<div className={classes.text}>{children}</div>
			<div className={classes.notes}>
				<div role="alert">{problem ? <StateNote state="failed" word={problem} quiet /> : null}</div>
				<StoppedNote stopped={confirm.stopped} />
			</div>
			<div className={classes.actions}>
				{danger ? cancel : null}
				<Confirm danger={danger} {...confirm} busy={busy} onBusy={setBusy} />
				{danger ? null : cancel}
			</div>
		</DialogCard>
	);
}

type ConfirmProps = Pick<AskDialogProps, "action" | "doing" | "danger" | "stopped" | "onConfirm"> & {
	busy: boolean;
	onBusy: (busy: boolean) => void;
};

function Confirm({ action, doing, danger, stopped, onConfirm, busy, onBusy }: ConfirmProps) {
	const confirm = async () => {
		onBusy(true);
		await onConfirm();
		onBusy(false);
	};
	return (
		<BusyButton
			variant={danger ? "outline" : "filled"}
			className={danger ? (classes.danger ?? "") : ""}
			disabled={stopped !== null}
			busy={busy}
			onClick={() => void confirm()}
		>
			{busy ? doing : action}
		</BusyButton>
	);
}
