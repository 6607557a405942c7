import { centre } from "#centre.ts";
import type { Program } from "#site/ProgramCard.tsx";
import { useProgramWords } from "#site/program-words.ts";
import { useWords } from "./words.ts";

export function usePrograms(): Program[] {
	const t = useWords();
	const name = useProgramWords();
	const { grades, afterSchool, personalized, advanced, studentsPerTutor } = centre;
	const button = t("see");
	return [
		{
			scene: "after-school",
			icon: "book-marked",
			tag: t("afterSchool.tag"),
			title: name("afterSchool.name"),
			grades: t("grades", afterSchool.grades),
			text: t("afterSchool.text"),
			to: "/after-school-learning",
			button,
		},
		{
			scene: "tutor",
			icon: "speech",
			tag: t("personalized.tag", { count: studentsPerTutor }),
			title: name("personalized.name"),
			grades: t("grades", personalized.grades),
			text: t("personalized.text"),
			to: "/personalized-learning",
			button,
		},
		{
			scene: "future",
			icon: "chip",
			tag: t("advanced.tag", { weeks: advanced.weeks }),
			title: name("advanced.name"),
			grades: t("grades", grades),
			text: t("advanced.text", { weeks: advanced.weeks, ...advanced.satGrades }),
			to: "/advanced-learning",
			button,
		},
		{
			scene: "labs",
			icon: "palette",
			tag: t("activities.tag"),
			title: t("activities.name"),
			grades: t("grades", grades),
			text: t("activities.text"),
			to: "/activities",
			button,
		},
	];
}
