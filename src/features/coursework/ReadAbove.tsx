import { Button } from "@mantine/core";
import { IconArrowUp } from "@tabler/icons-react";
import { bringForward } from "./arrival.ts";
import { useWords } from "./teaching-words.ts";

// Beside a button that cannot be pressed until something is decided at the top of its card, which may be out of sight.
export function ReadAbove({ heading }: { heading: string }) {
	const t = useWords();
	return (
		<Button
			variant="subtle"
			size="compact-md"
			leftSection={<IconArrowUp size={18} stroke={2} aria-hidden />}
			onClick={() => bringForward(heading)}
		>
			{t("decideAbove")}
		</Button>
	);
}
