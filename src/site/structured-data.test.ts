import { expect, test, vi } from "vitest";
import { speak } from "#i18n/i18n.ts";
import { breadcrumbs, centreData, courseList, faqPage } from "./structured-data.ts";

vi.hoisted(() => vi.stubEnv("VITE_APP_URL", "https://lead.test"));

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`);

test("the centre says where it is, when it is open and how it is reached", async () => {
	await speak("fr");
	expect(centreData()).toEqual({
		"@context": "https://schema.org",
		"@type": "EducationalOrganization",
		"@id": "https://lead.test/#centre",
		name: "LEAD",
		url: "https://lead.test/fr",
		logo: "https://lead.test/icons/app-512.png",
		email: "hello@lead.example",
		telephone: "+961 8 800 000",
		sameAs: ["https://www.instagram.com/lead.example", "https://www.facebook.com/lead.example"],
		address: { "@type": "PostalAddress", addressLocality: "Zahlé", addressCountry: "LB" },
		openingHoursSpecification: {
			"@type": "OpeningHoursSpecification",
			dayOfWeek: days,
			opens: "14:30",
			closes: "20:30",
		},
		knowsLanguage: ["en", "fr", "ar"],
	});
});

test("breadcrumbs lead from the first page to this one, in the language spoken", async () => {
	const way = () =>
		breadcrumbs([
			{ name: "LEAD", path: "/" },
			{ name: "FAQ", path: "/faq" },
		]);
	const step = (position: number, name: string, item: string) => ({ "@type": "ListItem", position, name, item });
	await speak("en");
	expect(way()).toMatchObject({
		"@type": "BreadcrumbList",
		itemListElement: [step(1, "LEAD", "https://lead.test/"), step(2, "FAQ", "https://lead.test/faq")],
	});
	await speak("fr");
	expect(way()).toMatchObject({
		itemListElement: [step(1, "LEAD", "https://lead.test/fr"), step(2, "FAQ", "https://lead.test/fr/faq")],
	});
});

test("a course names its provider, its price where there is one, and as much of when it takes place as is known", async () => {
	await speak("en");
	const list = courseList([
		{
			name: "Evenings",
			description: "Every day.",
			path: "/evenings",
			sessions: { opens: "15:15", closes: "18:30" },
			monthly: 200,
		},
		{ name: "Chess", description: "Four weeks.", path: "/chess", weeks: 4 },
		{ name: "Alone", description: "As agreed.", path: "/alone" },
	]);
	const weekly = { "@type": "Schedule", repeatFrequency: "Weekly", scheduleTimezone: "Asia/Beirut" };
	const everyDay = { ...weekly, byDay: days, startTime: "15:15", endTime: "18:30" };
	const common = {
		"@type": "Course",
		provider: {
			"@type": "EducationalOrganization",
			"@id": "https://lead.test/#centre",
			name: "LEAD",
			url: "https://lead.test/",
		},
	};
	const instance = { "@type": "CourseInstance", courseMode: "Onsite" };
	const monthly = { "@type": "UnitPriceSpecification", price: 200, priceCurrency: "USD", unitCode: "MON" };
	const evenings = {
		...common,
		name: "Evenings",
		description: "Every day.",
		url: "https://lead.test/evenings",
		offers: {
			"@type": "Offer",
			category: "Subscription",
			price: 200,
			priceCurrency: "USD",
			priceSpecification: monthly,
		},
		hasCourseInstance: { ...instance, courseSchedule: everyDay },
	};
	const chess = {
		...common,
		name: "Chess",
		description: "Four weeks.",
		url: "https://lead.test/chess",
		offers: { "@type": "Offer", category: "Paid" },
		hasCourseInstance: { ...instance, courseSchedule: { ...weekly, repeatCount: 4 } },
	};
	const alone = {
		...common,
		name: "Alone",
		description: "As agreed.",
		url: "https://lead.test/alone",
		offers: { "@type": "Offer", category: "Paid" },
		hasCourseInstance: instance,
	};
	expect(list).toEqual({
		"@context": "https://schema.org",
		"@type": "ItemList",
		itemListElement: [
			{ "@type": "ListItem", position: 1, item: evenings },
			{ "@type": "ListItem", position: 2, item: chess },
			{ "@type": "ListItem", position: 3, item: alone },
		],
	});
});

test("a page of questions says each with its answer", async () => {
	await speak("fr");
	expect(faqPage([{ question: "Quand\u202f?", answer: "Du lundi au vendredi." }])).toEqual({
		"@context": "https://schema.org",
		"@type": "FAQPage",
		inLanguage: "fr",
		mainEntity: [
			{
				"@type": "Question",
				name: "Quand\u202f?",
				acceptedAnswer: { "@type": "Answer", text: "Du lundi au vendredi." },
			},
		],
	});
});
