// Every fact and contact of the centre, used by every page, mail text and structured datum.
export const centre = {
	name: "LEAD",
	town: "Zahlé",
	country: "Lebanon",
	countryCode: "LB",
	timeZone: "Asia/Beirut",
	email: "hello@lead.example",
	phone: "+961 8 800 000",
	whatsapp: "96170000000",
	social: [
		{ name: "Instagram", address: "https://www.instagram.com/lead.example" },
		{ name: "Facebook", address: "https://www.facebook.com/lead.example" },
	],
	/** Open Monday to Friday, on the centre's clock. */
	hours: { opens: "14:30", closes: "20:30" },
	grades: { first: 1, last: 12 },
	/** At most so many students per subject tutor in personalized learning. */
	studentsPerTutor: 5,
	afterSchool: {
		grades: { first: 1, last: 9 },
		/** Groups usually run for these. */
		usualGrades: { first: 2, last: 9 },
		/** The sessions, within the hours the centre is open. */
		hours: { opens: "15:15", closes: "18:30" },
		studentsPerGroup: 7,
		/** Minutes of the parts of one session, in their order. */
		session: { entry: 5, warmUp: 5, homework: 15, reflection: 5 },
		/** In US dollars, due at the start of the month. */
		monthlyTuition: 200,
	},
	personalized: { grades: { first: 5, last: 12 } },
	advanced: { weeks: 4, sessionsPerWeek: { fewest: 2, most: 3 }, satGrades: { first: 11, last: 12 } },
	languages: ["en", "fr", "ar"],
	/** A parent's inquiry is answered within so many hours. */
	answerHours: 24,
	/** The families on the pages are made up, and the pages say so. False once real ones stand in their place. */
	sampleVoices: true,
	maxTextLength: 20_000,
	defaultMaxPoints: 100,
	passwordMinLength: 6,
} as const;

/** What of it is made up until the centre gives its own: `npm run serve` says so. Who puts a real one there takes it off. */
export const examples: (keyof typeof centre)[] = ["email", "phone", "whatsapp", "social"];

export const phoneLink = `tel:${centre.phone.replaceAll(" ", "")}`;

/** A WhatsApp chat with the centre, its first message already written. */
export const whatsappLink = (greeting: string): string => chatLink(centre.whatsapp, greeting);

/**
 * A WhatsApp chat with a message already written. Blanks are "%20": not every WhatsApp reads a "+" as one.
 * @param digits of the number with its country code, "" to choose whom
 */
export const chatLink = (digits: string, text: string): string =>
	`https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

type Hours = { opens: string; closes: string };

/** Hours of the centre as a reader of that language writes them: "2:30 PM", "14 h 30". */
export const clockTimes = ({ opens, closes }: Hours, language: "en" | "fr"): Hours => ({
	opens: clockTime(opens, language),
	closes: clockTime(closes, language),
});

function clockTime(hour: string, language: "en" | "fr"): string {
	const [hours = 0, minutes = 0] = hour.split(":").map(Number);
	if (language === "fr") return `${hours}\u00a0h\u00a0${String(minutes).padStart(2, "0")}`;
	return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}\u00a0${hours < 12 ? "AM" : "PM"}`;
}

let calendar: Intl.DateTimeFormat | undefined;

/** The day on the centre's clock, in days since 1970: for counting days between two moments whatever the hour. */
export function centreDay(time: number): number {
	// Swedish dates are ISO dates. It takes long to make, and most pages count no days.
	calendar ??= new Intl.DateTimeFormat("sv-SE", { timeZone: centre.timeZone });
	return Date.parse(calendar.format(time)) / 86_400_000;
}

/** A price as a reader of that language writes it: "$200", "200 $". */
export function dollars(amount: number, language: "en" | "fr"): string {
	return language === "fr" ? `${amount}\u00a0$` : `$${amount}`;
}

/** Where the centre is, in whatever map the phone opens. */
export function mapLink(): string {
	const place = `${centre.name}, ${centre.town}, ${centre.country}`;
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
