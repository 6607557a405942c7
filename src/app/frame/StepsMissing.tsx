import { useWords } from "#app/words.ts";
import { showSteps } from "#features/install/steps.ts";
import { FrameNote } from "./FrameNote.tsx";

// Shown when somebody asked for the installation steps and their code could not be fetched.
export function StepsMissing() {
	const t = useWords();
	return (
		<FrameNote onClose={() => showSteps(false)}>
			<p>{t("error.part")}</p>
		</FrameNote>
	);
}
