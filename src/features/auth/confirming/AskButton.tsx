import { useState } from "react";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { useWords } from "./words.ts";

type AskButtonProps = {
	/** Never rejects. */
	onAsk: () => Promise<void>;
	children: string;
};

// Has the link that confirms an address mailed once more.
export function AskButton({ onAsk, children }: AskButtonProps) {
	const t = useWords();
	const [asking, setAsking] = useState(false);
	const ask = async () => {
		setAsking(true);
		await onAsk();
		setAsking(false);
	};
	return (
		<BusyButton variant="default" size="sm" busy={asking} onClick={() => void ask()}>
			{asking ? t("sending") : children}
		</BusyButton>
	);
}
