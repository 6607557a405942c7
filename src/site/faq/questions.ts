// The thirteen questions with their answers, in the order a parent asks them.
import type { LinkProps } from "@tanstack/react-router";
import { centre, clockTimes, dollars } from "#centre.ts";
import { language } from "#i18n/i18n.ts";
import type { say } from "./words.ts";

/** The address of a question on its page: `#q-…`. */
export type QuestionId =
	`q-${"grades" | "subjects" | "groups" | "advanced" | "languages" | "hours" | "session" | "clubs" | "progress" | "tuition" | "start" | "portal" | "offline"}`;

export type Question = {
	id: QuestionId;
	question: string;
	/** In paragraphs. */
	answer: string[];
	/** Where to read on. */
	more?: { to: NonNullable<LinkProps["to"]>; label: string };
};

export const questions = (t: typeof say): Question[] => [...learning(t), ...everyDay(t), ...beginning(t)];

function learning(t: typeof say): Question[] {
	const { grades, afterSchool, personalized, advanced, studentsPerTutor } = centre;
	return [
		{
			id: "q-grades",
			question: t("grades"),
			answer: [
				t("grades.after", afterSchool.grades),
				t("grades.usual", afterSchool.usualGrades),
				t("grades.names"),
				t("grades.personal", { ...personalized.grades, eleven: advanced.satGrades.first }),
				t("grades.all", grades),
			],
			more: { to: "/learning-programs", label: t("grades.more") },
		},
		{
			id: "q-subjects",
			question: t("subjects"),
			answer: [t("subjects.after"), t("subjects.personal")],
			more: { to: "/personalized-learning", label: t("subjects.more") },
		},
		{
			id: "q-groups",
			question: t("groups"),
			answer: [
				t("groups.after", { group: afterSchool.studentsPerGroup }),
				t("groups.personal", { most: studentsPerTutor }),
			],
		},
		{
			id: "q-advanced",
			question: t("advanced"),
			answer: [t("advanced.which"), t("advanced.how", { weeks: advanced.weeks, ...advanced.sessionsPerWeek })],
			more: { to: "/advanced-learning", label: t("advanced.more") },
		},
		{ id: "q-languages", question: t("languages"), answer: [t("languages.which"), t("languages.site")] },
	];
}

function everyDay(t: typeof say): Question[] {
	const { afterSchool, hours } = centre;
	const { entry, warmUp, homework, reflection } = afterSchool.session;
	return [
		{
			id: "q-hours",
			question: t("hours"),
			answer: [
				t("hours.centre", clockTimes(hours, language())),
				t("hours.sessions", clockTimes(afterSchool.hours, language())),
				t("hours.place", { town: centre.town }),
			],
			more: { to: "/join-us", label: t("hours.more") },
		},
		{
			id: "q-session",
			question: t("session"),
			answer: [
				t("session.length", {
					minutes: entry + warmUp + homework + reflection,
					...clockTimes(afterSchool.hours, language()),
				}),
				t("session.parts", { entry, warmUp, homework, reflection }),
			],
			more: { to: "/after-school-learning", label: t("session.more") },
		},
		{
			id: "q-clubs",
			question: t("clubs"),
			answer: [t("clubs.which")],
			more: { to: "/activities", label: t("clubs.more") },
		},
		{
			id: "q-progress",
			question: t("progress"),
			answer: [t("progress.how")],
			more: { to: "/for-parents", label: t("progress.more") },
		},
	];
}

function beginning(t: typeof say): Question[] {
	return [
		{
			id: "q-tuition",
			question: t("tuition"),
			answer: [
				t("tuition.after", { price: dollars(centre.afterSchool.monthlyTuition, language()) }),
				t("tuition.other"),
			],
		},
		{
			id: "q-start",
			question: t("start"),
			answer: [t("start.how", { hours: centre.answerHours }), t("start.then")],
			more: { to: "/join-us", label: t("start.more") },
		},
		{
			id: "q-portal",
			question: t("portal"),
			answer: [t("portal.how")],
			more: { to: "/portal", label: t("portal.more") },
		},
		{ id: "q-offline", question: t("offline"), answer: [t("offline.student"), t("offline.parent")] },
	];
}
