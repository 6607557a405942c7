import { Breadcrumb, type Step } from "#ui/blocks/Breadcrumb.tsx";
import { sayProgram, useProgramWords } from "./program-words.ts";

/** From Home, through the learning programs, to a page below them. */
export const wayTo = (...here: Step[]): Step[] => [{ name: sayProgram("home"), path: "/" }, ...here];

export const programsStep = (): Step => ({ name: sayProgram("programs"), path: "/learning-programs" });

export function ProgramWay({ steps }: { steps: Step[] }) {
	const t = useProgramWords();
	return <Breadcrumb label={t("way")} steps={steps} />;
}
