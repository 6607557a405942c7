import { useRef, useState } from "react";
import { toast } from "sonner";
import { keepReason, reasonBefore } from "#features/people/account/typed.ts";
import { useCalled } from "#features/people/called.ts";
import { declineUser } from "#features/people/commands.ts";
import type { Person } from "#features/people/queries.ts";
import { whyNotDone } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { countCodePoints } from "#ui/forms/code-points.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import { useWords } from "./words.ts";

const longest = 500;

type DeclineUserProps = {
	person: Person;
	stopped: Stopped;
	onClose: () => void;
	onDeclined: () => void;
	onUnclear: () => void;
};

// Asks for the reason the person will read. It stays in the field until the server has it, also when the dialog was closed by
// mistake.
export function DeclineUser({ person, stopped, onClose, onDeclined, onUnclear }: DeclineUserProps) {
	const t = useWords();
	const name = useCalled()(person);
	const field = useRef<HTMLTextAreaElement>(null);
	const [reason, setReason] = useState(() => reasonBefore(person.id));
	const [wrong, setWrong] = useState<Wrong>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const decline = async () => {
		setProblem(null);
		const found = wrongWith(reason.trim());
		setWrong(found);
		if (found) {
			field.current?.focus();
			return;
		}
		try {
			await declineUser(person, reason.trim());
			keepReason(person.id, "");
			onDeclined();
			toast.success(t("decline.done", { name }));
		} catch (error) {
			setProblem(whyNotDone(error, { about: "person", failed: t("decline.failed") }));
			onUnclear();
		}
	};
	return (
		<AskDialog
			title={t("decline.title", { name })}
			action={t("decline.do")}
			doing={t("decline.doing")}
			danger
			problem={problem}
			stopped={stopped}
			onConfirm={decline}
			onClose={onClose}
			onCancel={() => {
				keepReason(person.id, "");
				onClose();
			}}
		>
			<p>
				{t("decline.text")} {t("decline.mailed", { name })}
			</p>
			<InkTextarea
				ink="plain"
				label={t("decline.reason")}
				rows={3}
				value={reason}
				limit={longest}
				left={(count) => (count < 0 ? t("decline.over", { count: -count }) : t("decline.left", { count }))}
				error={wrong ? t(`decline.${wrong}`) : undefined}
				inputRef={field}
				onChange={(text) => {
					setReason(text);
					keepReason(person.id, text);
					setWrong(null);
				}}
			/>
		</AskDialog>
	);
}

type Wrong = "required" | "tooLong" | null;

function wrongWith(reason: string): Wrong {
	const count = countCodePoints(reason);
	if (count === 0) return "required";
	return count > longest ? "tooLong" : null;
}
