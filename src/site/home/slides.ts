import { centre } from "#centre.ts";
import type { SceneName } from "#site/scenes.tsx";
import { useWords } from "./words.ts";

export type HeroSlide = { scene: SceneName; title: string; text: string };

export function useSlides(): HeroSlide[] {
	const t = useWords();
	const { afterSchool, personalized, studentsPerTutor, advanced } = centre;
	const { weeks, satGrades, sessionsPerWeek } = advanced;
	return [
		{
			scene: "after-school",
			title: t("slides.afterSchool"),
			text: t("slides.afterSchool.text", { ...afterSchool.grades, group: afterSchool.studentsPerGroup }),
		},
		{
			scene: "tutor",
			title: t("slides.tutor"),
			text: t("slides.tutor.text", { ...personalized.grades, most: studentsPerTutor }),
		},
		{ scene: "labs", title: t("slides.labs"), text: t("slides.labs.text") },
		{ scene: "future", title: t("slides.future"), text: t("slides.future.text", { weeks }) },
		{ scene: "sat", title: t("slides.sat", satGrades), text: t("slides.sat.text", { weeks, ...sessionsPerWeek }) },
		{ scene: "languages", title: t("slides.languages"), text: t("slides.languages.text", { weeks }) },
		{ scene: "clubs", title: t("slides.clubs"), text: t("slides.clubs.text") },
		{ scene: "offline", title: t("slides.offline"), text: t("slides.offline.text") },
	];
}
