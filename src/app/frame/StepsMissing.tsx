import { useWords } from "#app/words.ts";
import { showSteps } from "#features/install/steps.ts";
import { FrameNote } from "./FrameNote.tsx";

// Stands where the steps of installing cannot be had: somebody pressed a button for them.
export function StepsMissing() {
	const t = useWords();
	return (
		<FrameNote onClose={() => showSteps(false)}>
			<p>{t("error.part")}</p>
		</FrameNote>
	);
}
