// The facts of the three programs in words, in the order a parent asks for them.
import { centre, clockTimes } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import type { NamedFact } from "#ui/layout/FactList.tsx";
import { useProgramWords } from "./program-words.ts";

export type Program = "afterSchool" | "personalized" | "advanced";

export function useProgramFacts(program: Program): NamedFact[] {
	const t = useProgramWords();
	const spoken = useLanguage();
	const { grades, afterSchool, personalized, advanced, hours, studentsPerTutor } = centre;
	const { who, when, group } = {
		afterSchool: () => ({
			who: t("afterSchool.who", afterSchool.grades),
			when: t("afterSchool.when", clockTimes(afterSchool.hours, spoken)),
			group: t("afterSchool.group", { count: afterSchool.studentsPerGroup }),
		}),
		personalized: () => ({
			who: t("personalized.who", personalized.grades),
			when: t("personalized.when", clockTimes(hours, spoken)),
			group: t("personalized.group", { count: studentsPerTutor }),
		}),
		advanced: () => ({
			who: t("advanced.who", { ...grades, satFirst: advanced.satGrades.first }),
			when: t("advanced.when", { weeks: advanced.weeks, ...advanced.sessionsPerWeek }),
			group: t("advanced.group"),
		}),
	}[program]();
	const taught: NamedFact =
		program === "afterSchool"
			? { prop: "books", name: t("fact.subjects"), fact: t("afterSchool.subjects") }
			: { prop: "translate", name: t("fact.languages"), fact: t("languages") };
	return [
		{ prop: "notebook", name: t("fact.who"), fact: who },
		{ prop: "calendar", name: t("fact.when"), fact: when },
		{ prop: "group", name: t("fact.group"), fact: group },
		taught,
	];
}
