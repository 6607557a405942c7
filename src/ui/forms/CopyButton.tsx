import { Button } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";

type CopyButtonProps = { text: string; label: string; done: string; refused: string; onCopied?: () => void };

// Copies a text in one press, for whatever went wrong on the way to the server.
export function CopyButton({ text, label, done, refused, onCopied }: CopyButtonProps) {
	const [outcome, setOutcome] = useState<"" | "done" | "refused">("");
	useEffect(() => {
		if (outcome !== "done") return;
		const timer = setTimeout(() => setOutcome(""), 4_000);
		return () => clearTimeout(timer);
	}, [outcome]);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setOutcome("done");
			onCopied?.();
		} catch {
			setOutcome("refused");
		}
	};
	const Icon = outcome === "done" ? IconCheck : IconCopy;
	return (
		<>
			<Button variant="default" size="sm" leftSection={<Icon size={18} stroke={2} aria-hidden />} onClick={copy}>
				<span aria-live="polite">{outcome === "done" ? done : label}</span>
			</Button>
			{outcome === "refused" ? <span role="alert">{refused}</span> : null}
		</>
	);
}
