import { centre } from "#centre.ts";
import type { Program } from "#site/ProgramCard.tsx";
import { useProgramWords } from "#site/program-words.ts";
import { useWords } from "./words.ts";

export function usePrograms(): Program[] {
	const t = useWords();
	const name = useProgramWords();
	const { grades, afterSchool, personalized, studentsPerTutor } = centre;
	const button = t("programs.see");
	return [
		{
			scene: "after-school",
			icon: "book-marked",
			tag: t("programs.afterSchool.tag"),
			title: name("afterSchool.name"),
			grades: t("programs.grades", afterSchool.grades),
			text: t("programs.afterSchool.text"),
			to: "/after-school-learning",
			button,
		},
		{
			scene: "tutor",
			icon: "speech",
			tag: t("programs.personalized.tag", { most: studentsPerTutor }),
			title: name("personalized.name"),
			grades: t("programs.grades", personalized.grades),
			text: t("programs.personalized.text"),
			to: "/personalized-learning",
			button,
		},
		{
			scene: "labs",
			icon: "palette",
			tag: t("programs.activities.tag"),
			title: t("programs.activities"),
			grades: t("programs.grades", grades),
			text: t("programs.activities.text"),
			to: "/activities",
			button,
		},
	];
}

export function useAdvanced(): { lead: string; courses: Program[] } {
	const t = useWords();
	const { weeks, sessionsPerWeek, satGrades } = centre.advanced;
	const all = t("programs.grades", centre.grades);
	const every = { tag: t("advanced.tag", { weeks }), to: "/advanced-learning", button: t("advanced.see") } as const;
	return {
		lead: t("advanced.lead", { weeks, ...sessionsPerWeek }),
		courses: [
			{
				...every,
				scene: "future",
				icon: "chip",
				title: t("advanced.ai"),
				grades: all,
				text: t("advanced.ai.text"),
				hash: "ai",
			},
			{
				...every,
				scene: "sat",
				icon: "graph",
				title: t("advanced.sat"),
				grades: t("advanced.sat.grades", satGrades),
				text: t("advanced.sat.text"),
				hash: "sat",
			},
			{
				...every,
				scene: "languages",
				icon: "translate",
				title: t("advanced.languages"),
				grades: all,
				text: t("advanced.languages.text"),
				hash: "languages",
			},
		],
	};
}
