import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { useAccountWords } from "./account-words.ts";

type SendButtonProps = { offline: boolean; sending: boolean; children: string };

// Sends a form that only the server can take. Without network it says why it cannot be pressed.
export function SendButton({ offline, sending, children }: SendButtonProps) {
	const t = useAccountWords();
	return (
		<BusyButton type="submit" size="lg" fullWidth disabled={offline} busy={sending}>
			{offline ? t("offline.button") : sending ? t("submitting") : children}
		</BusyButton>
	);
}
