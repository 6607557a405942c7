// What the pages tell search engines, as schema.org objects for PageHead.data. Words come from the page that speaks them,
// facts from centre.ts; every address is whole and in the language spoken now.
import { centre } from "#centre.ts";
import { language } from "#i18n/i18n.ts";
import { fileAddress, publicAddress } from "./address.ts";

const schema = { "@context": "https://schema.org" };

/** By this name the other objects point to the centre: one centre, whatever the language. */
const theCentre = fileAddress("/#centre");

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`);

export const centreData = (): object => ({
	...schema,
	"@type": "EducationalOrganization",
	"@id": theCentre,
	name: centre.name,
	url: publicAddress("/", language()),
	logo: fileAddress("/icons/app-512.png"),
	email: centre.email,
	telephone: centre.phone,
	sameAs: centre.social.map(({ address }) => address),
	address: { "@type": "PostalAddress", addressLocality: centre.town, addressCountry: centre.countryCode },
	openingHoursSpecification: {
		"@type": "OpeningHoursSpecification",
		dayOfWeek: weekdays,
		opens: centre.hours.opens,
		closes: centre.hours.closes,
	},
	knowsLanguage: centre.languages,
});

/** The way to a page, from the first page of the site to the page itself. */
export const breadcrumbs = (steps: { name: string; path: string }[]): object => ({
	...schema,
	"@type": "BreadcrumbList",
	itemListElement: steps.map(({ name, path }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name,
		item: publicAddress(path, language()),
	})),
});

type Course = {
	name: string;
	description: string;
	path: string;
	/** Between which hours, where there are sessions every weekday. */
	sessions?: { opens: string; closes: string };
	/** How long it lasts, where it has an end. */
	weeks?: number;
	/** In US dollars a month, where it is paid by the month. */
	monthly?: number;
};

export const courseList = (courses: Course[]): object => ({
	...schema,
	"@type": "ItemList",
	itemListElement: courses.map((course, index) => ({
		"@type": "ListItem",
		position: index + 1,
		item: asCourse(course),
	})),
});

const asCourse = ({ name, description, path, monthly, ...when }: Course): object => ({
	"@type": "Course",
	name,
	description,
	url: publicAddress(path, language()),
	provider: {
		"@type": "EducationalOrganization",
		"@id": theCentre,
		name: centre.name,
		url: publicAddress("/", language()),
	},
	offers: { "@type": "Offer", ...(monthly === undefined ? { category: "Paid" } : monthlyPrice(monthly)) },
	hasCourseInstance: {
		"@type": "CourseInstance",
		courseMode: "Onsite",
		...(when.sessions || when.weeks ? { courseSchedule: schedule(when) } : {}),
	},
});

const monthlyPrice = (price: number): object => {
	const amount = { price, priceCurrency: "USD" };
	return {
		category: "Subscription",
		...amount,
		priceSpecification: { "@type": "UnitPriceSpecification", ...amount, unitCode: "MON" },
	};
};

/** Without a count it has no end, as the course itself. */
const schedule = ({ sessions, weeks }: Pick<Course, "sessions" | "weeks">): object => ({
	"@type": "Schedule",
	repeatFrequency: "Weekly",
	...(weeks === undefined ? {} : { repeatCount: weeks }),
	...(sessions ? { byDay: weekdays, startTime: sessions.opens, endTime: sessions.closes } : {}),
	scheduleTimezone: centre.timeZone,
});

/** Every question of a page with its answer, without markup. */
export const faqPage = (questions: { question: string; answer: string }[]): object => ({
	...schema,
	"@type": "FAQPage",
	inLanguage: language(),
	mainEntity: questions.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	})),
});
