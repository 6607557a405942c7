export const english = {
	"head.title": "Programs at a glance, LEAD Zahlé",
	"head.description":
		"Every program of LEAD in Zahlé, Lebanon: after-school sessions, tutoring one-to-one or in pairs, {{weeks}}-week courses and activities for Grades {{first}} to {{last}}.",
	title: "Programs at a glance",
	lead: "Everything LEAD offers, on one page. Choose the card that sounds like your child.",
	cards: "Four ways to learn",
	see: "See the program",
	grades: "Grades {{first}}–{{last}}",
	"afterSchool.tag": "Monday to Friday",
	"afterSchool.text":
		"Guided homework and good habits, Monday to Friday, with a tutor at the table and a club every week.",
	"personalized.tag": "Max {{count}} per tutor",
	"personalized.text": "One-to-one or in pairs, in the one subject that needs it, from Math to Languages.",
	"advanced.tag": "{{weeks}} weeks",
	"advanced.text":
		"AI, the SAT (Grades {{first}} and {{last}}) and languages, in {{weeks}}-week courses that start every month.",
	"activities.name": "Activities",
	"activities.tag": "Six domains",
	"activities.text":
		"Robotics, art, chess, debate, stories and a science lab, for children who have sat still all day.",
	"next.title": "Still choosing between two?",
	"next.text": "Tell us about your child. We’ll answer within {{hours}} hours on WhatsApp.",
	"next.button": "Contact Us",
	"next.compare": "Compare the three learning programs",
} as const;
