import { type ReactNode, type SubmitEvent, useState } from "react";
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
	/** What it is about is still being asked for, or cannot be used. */
	waits?: boolean;
	/** Does it, and closes the dialog where that is right. Never rejects. */
	onConfirm: () => Promise<void>;
	onClose: () => void;
	/** Where the button means more than closing: what was typed is not kept. */
	onCancel?: () => void;
	children?: ReactNode;
};

// A question before something that is done at once and needs the network. The action stands first, as in every dialog; where
// it is dangerous, the calm button does. Enter in a line to fill in does it, but for what is dangerous.
export function AskDialog({
	title,
	danger = false,
	problem,
	stopped,
	waits = false,
	children,
	onConfirm,
	onClose,
	onCancel = onClose,
	...say
}: AskDialogProps) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	// A request that was sent cannot be called back: the dialog stays until its result is known.
	const close = () => {
		if (!busy) onClose();
	};
	const confirm = async () => {
		setBusy(true);
		await onConfirm();
		setBusy(false);
	};
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!danger) void confirm();
	};
	const cancel = (
		<BusyButton variant="default" busy={busy} onClick={onCancel} data-calm={danger || undefined}>
			{t("cancel")}
		</BusyButton>
	);
	const press = { ...say, busy, disabled: waits || stopped !== null };
	return (
		<DialogCard title={title} onClose={close}>
			<form noValidate onSubmit={submit}>
				<div className={classes.text}>{children}</div>
				<div className={classes.end} data-actions>
					<div className={classes.notes}>
						<div role="alert">{problem ? <StateNote state="failed" word={problem} quiet /> : null}</div>
						<StoppedNote stopped={stopped} />
					</div>
					<div className={classes.actions}>
						{danger ? cancel : null}
						{danger ? <Danger {...press} onPress={() => void confirm()} /> : <Action {...press} />}
						{danger ? null : cancel}
					</div>
				</div>
			</form>
		</DialogCard>
	);
}

type ActionProps = Pick<AskDialogProps, "action" | "doing"> & { busy: boolean; disabled: boolean };

const Action = ({ action, doing, ...button }: ActionProps) => (
	<BusyButton type="submit" {...button}>
		{button.busy ? doing : action}
	</BusyButton>
);

const Danger = ({ action, doing, onPress, ...button }: ActionProps & { onPress: () => void }) => (
	<BusyButton variant="outline" className={classes.danger ?? ""} onClick={onPress} {...button}>
		{button.busy ? doing : action}
	</BusyButton>
);
