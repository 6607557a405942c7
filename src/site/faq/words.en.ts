export const english = {
	"head.title": "Questions parents ask, LEAD Zahlé",
	"head.description":
		"Grades, hours, groups, tuition, reports, clubs and how to begin: thirteen answers for parents about the LEAD after-school center in Zahlé.",
	title: "The questions ",
	"title.marked": "parents ask",
	lead: "Short answers to what families in Zahlé ask us most. If yours is not here, write to us: a person will answer.",
	search: "Search the questions",
	"search.hint": "Try “clubs” or “hours”",
	all_one: "{{count}} question",
	all_other: "{{count}} questions",
	found_one: "{{count}} of {{total}} questions found",
	found_other: "{{count}} of {{total}} questions found",
	none: "Nothing found. Try another word, or ask us.",
	"none.title": "No answer to “{{words}}” here yet",
	"none.text": "Ask us: a person will answer, within {{hours}} hours.",
	"none.whatsapp": "Ask it on WhatsApp",
	"none.form": "Ask with our form",
	"none.greeting": "Hello LEAD, I have a question: {{words}}",
	"show.all": "Show all questions",
	"more.title": "Still Have Questions?",
	"more.text":
		"Tell us your child’s grade and what is on your mind. We’ll contact you within {{hours}} hours, and the assessment is free.",
	"more.assessment": "Book Free Assessment",
	"more.seat": "Reserve Your Seat",
	"person.title": "Prefer to ask a person?",
	"person.text": "Write to us on WhatsApp, in English, French or Arabic.",
	"person.whatsapp": "WhatsApp us",
	"person.greeting": "Hello LEAD, I have a question.",
	grades: "Which grades do you accept?",
	"grades.after": "After-School Learning is for Grades {{first}} to {{last}}.",
	"grades.usual":
		"Groups usually run for Grades {{first}} to {{last}}. If your child is younger, ask us which group fits.",
	"grades.names": "In schools that teach in French, Grade 6 is called EB6 (Lebanese program) or 6e (French program).",
	"grades.personal":
		"Personalized Learning is for Grades {{first}} to {{last}}, and SAT Preparation for Grades {{eleven}} and {{last}}.",
	"grades.all": "Activities, and courses in AI and languages, are open to Grades {{first}} to {{last}}.",
	"grades.more": "See the three programs",
	subjects: "Which subjects do you help with?",
	"subjects.after": "After school: Math, Science, Arabic and French.",
	"subjects.personal":
		"In Personalized Learning, older students choose among Math, Physics, Chemistry, Biology, Economics and Languages.",
	"subjects.more": "See Personalized Learning",
	groups: "How many students are in a group?",
	"groups.after":
		"After school there is one tutor for at most {{group}} students, a ratio of {{group}}:1. A group never has more.",
	"groups.personal":
		"Personalized sessions are one-to-one or in pairs, and each subject tutor looks after {{most}} students at most.",
	advanced: "Which advanced programs are there?",
	"advanced.which":
		"SAT Preparation, AI & Future Tech, Digital Skills & Innovation. There are language courses too: English, French and Arabic.",
	"advanced.how":
		"A course lasts {{weeks}} weeks, with {{fewest}} to {{most}} sessions a week. New courses start every month, and seats are limited.",
	"advanced.more": "See the advanced courses",
	languages: "Which languages do you teach?",
	"languages.which": "English, French and Arabic.",
	"languages.site":
		"You can write to us in any of the three. This site and the portal are in English and French: switch at the top of the page.",
	hours: "When are you open, and where?",
	"hours.centre":
		"The center is open Monday to Friday, from {{opens}} to {{closes}}. On Saturday and Sunday it is closed.",
	"hours.sessions":
		"After-school sessions run within those hours, from {{opens}} to {{closes}}. Tutoring, courses and your visit fit anywhere in the opening hours.",
	"hours.place":
		"We are in {{town}}, Lebanon. For the way to us, or about transport, please call or write: the phone number and WhatsApp are on the page Join Us.",
	"hours.more": "Plan your visit",
	session: "What happens in a session?",
	"session.length":
		"The afternoon, from {{opens}} to {{closes}}, is made of sessions of {{minutes}} minutes. Each has the same four parts, so children know what comes next.",
	"session.parts":
		"Entry routine, {{entry}} minutes. Warm-up, {{warmUp}} minutes. Guided homework support, {{homework}} minutes. Reflection, {{reflection}} minutes.",
	"session.more": "See how an afternoon runs",
	clubs: "Are there clubs?",
	"clubs.which":
		"Yes, every week: Chess & Puzzles, Debate and Storytelling. They are included in tuition, so there is nothing more to pay.",
	"clubs.more": "See all activities",
	progress: "How will I know how my child is doing?",
	"progress.how":
		"You receive a report every day and a progress snapshot every week. Once a month there is a parent showcase, where the children show you what they have made and learned.",
	"progress.more": "See what parents receive",
	tuition: "How much is tuition, and when is it due?",
	"tuition.after":
		"After-School Learning is {{price}} per month, due at the start of each month. The weekly clubs are included.",
	"tuition.other": "For personalized and advanced courses, ask us for the price.",
	start: "How do we begin?",
	"start.how": "Book a free assessment with our short form. We’ll contact you within {{hours}} hours on WhatsApp.",
	"start.then":
		"In a consultation, which is free as well, we talk about your child, look together at what is easy and what is hard, and make a plan. Then your child begins.",
	"start.more": "Book a free assessment",
	portal: "How do we get into the portal?",
	"portal.how":
		"Ask for an account on the portal page. It is activated after your consultation, and we send you the login details. Your child’s courses, grades and feedback are in it.",
	"portal.more": "Request a portal account",
	offline: "What happens when the power or the internet goes out?",
	"offline.student":
		"Students go on writing. Their answers are kept on the phone and sent to the teacher automatically when the internet is back.",
	"offline.parent":
		"This site opens without internet too, once you have visited it. A form you send in the meantime is kept and goes out later.",
} as const;
