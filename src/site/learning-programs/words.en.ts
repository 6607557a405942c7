export const english = {
	"head.title": "Learning Programs for Grades {{first}} to {{last}}, LEAD Zahlé",
	"head.description":
		"Three ways to learn at LEAD in Zahlé: after-school sessions for Grades {{first}} to {{last}}, tutoring one-to-one or in pairs, and {{weeks}}-week courses in AI, the SAT and languages.",
	title: "Learning Programs",
	lead: "A calm place for homework, a tutor for one subject, or {{weeks}} weeks of something new. Find the one that fits your child today.",
	parts: "The three programs",
	"afterSchool.text":
		"The school day ends and homework begins. Here it happens at a table with a tutor and a few other children, in the same calm order every time. And every week there is a club: chess, debate or stories.",
	"afterSchool.more": "See how a session runs",
	"personalized.text":
		"Some chapters need somebody’s full attention. A student works with the tutor alone, or beside one other student, and stays with the subject until it is clear.",
	"personalized.more": "See the options and subjects",
	"advanced.text":
		"Artificial intelligence, the SAT or a language: one subject for {{weeks}} weeks, with {{fewest}} to {{most}} sessions a week. A new course begins every month.",
	"advanced.more": "See the three courses",
	"next.title": "Not sure which one fits?",
	"next.text":
		"Tell us your child’s grade and what is hard at the moment. We’ll answer within {{hours}} hours on WhatsApp and work it out with you.",
	"next.button": "Contact Us",
	"next.overview": "All programs at a glance",
} as const;
