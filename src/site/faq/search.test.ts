// What a parent types finds the question that answers it, in either language and whichever is spoken.
import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "#i18n/i18n.ts";
import { type QuestionId, questions } from "./questions.ts";
import { findQuestions } from "./search.ts";
import { searchable } from "./search-words.ts";
import { say } from "./words.ts";

const found = (typed: string): QuestionId[] => findQuestions(typed, searchable(questions(say))).map(({ id }) => id);

const answers: Record<string, QuestionId> = {
	prix: "q-tuition",
	PRICE: "q-tuition",
	prices: "q-tuition",
	tarif: "q-tuition",
	cost: "q-tuition",
	fee: "q-tuition",
	"coute combien": "q-tuition",
	"What is the price?": "q-tuition",
	"Combien ça coûte par mois ?": "q-tuition",
	"how much": "q-tuition",
	fees: "q-tuition",
	frais: "q-tuition",
	"registration fee": "q-tuition",
	"frais d’inscription": "q-tuition",
	inscription: "q-start",
	"l’inscription": "q-start",
	inscrire: "q-start",
	"s'inscrire": "q-start",
	"Comment s’inscrire ?": "q-start",
	"comment inscrire mon enfant": "q-start",
	"Puis-je inscrire ma fille ?": "q-start",
	inscrit: "q-start",
	inscrivez: "q-start",
	enroll: "q-start",
	enrol: "q-start",
	enrollment: "q-start",
	enrolment: "q-start",
	enrolling: "q-start",
	"How can I enroll my child?": "q-start",
	registration: "q-start",
	register: "q-start",
	"sign up": "q-start",
	contact: "q-start",
	evaluation: "q-start",
	maths: "q-subjects",
	chimie: "q-subjects",
	samedi: "q-hours",
	Saturday: "q-hours",
	bus: "q-hours",
	transport: "q-hours",
	address: "q-hours",
	adresse: "q-hours",
	"Where are you?": "q-hours",
	horaires: "q-hours",
	parking: "q-hours",
	brevet: "q-grades",
	EB4: "q-grades",
	EB5: "q-grades",
	eb6: "q-grades",
	EB7: "q-grades",
	EB8: "q-grades",
	EB9: "q-grades",
	CM1: "q-grades",
	"6ème": "q-grades",
	"1ère": "q-grades",
	"1re": "q-grades",
	exam: "q-subjects",
	examens: "q-subjects",
	discount: "q-tuition",
	réduction: "q-tuition",
	ÉCHECS: "q-clubs",
	chess: "q-clubs",
	bulletin: "q-progress",
	"mot de passe": "q-portal",
	password: "q-portal",
	coupure: "q-offline",
	electricite: "q-offline",
	IA: "q-advanced",
	SAT: "q-advanced",
};

describe.each(["en", "fr"] as const)("in %s", (language) => {
	beforeAll(() => speak(language));

	test.each(Object.entries(answers))("%s finds its answer first, and few others", (typed, question) => {
		expect(found(typed)[0]).toBe(question);
		expect(found(typed).length, found(typed).join(" ")).toBeLessThanOrEqual(4);
	});

	test("a word that only begins like another finds nothing more", () => {
		expect(found("samedi")).toEqual(["q-hours"]);
	});

	test("“sign up” may mean the portal as well", () => {
		expect(found("sign up")).toEqual(["q-start", "q-portal"]);
	});

	test("the centre’s address alone is found by its name", () => {
		expect(found("adresse")).toEqual(["q-hours"]);
	});

	test("nothing typed hides nothing, and what nobody answers finds nothing", () => {
		expect(found(" ")).toHaveLength(13);
		expect(found("trottinette")).toEqual([]);
		expect(found("?!")).toEqual([]);
	});
});
