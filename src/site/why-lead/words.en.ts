export const english = {
	"head.title": "Why LEAD? Mission, vision and five values",
	"head.description":
		"Learn, Evolve, Achieve, Discover, Dare: what the LEAD after-school center in Zahlé believes, where it wants to go with your child, and how it works.",
	title: "Why ",
	"title.marked": "LEAD?",
	lead: "Lead is the dark core of a pencil. Alone it draws nothing: it needs a hand, a page and the courage to begin. Children learn the same way, and that is how we teach.",
	mission: "Our mission",
	"mission.text":
		"To give every child who comes to us a calm place, a tutor who listens and the time to understand, so that homework ends with the words “I can do this”.",
	"mission.scene": "A tutor explains something to a boy with a sheet of paper.",
	vision: "Our vision",
	"vision.text":
		"Young people in Zahlé who go on learning because they want to: at home in English, French and Arabic, sure of themselves with new tools, and not afraid of a blank page.",
	"vision.scene": "A student points at an idea, in front of a green sun over the hills.",
	values: "Five values on one line",
	"values.lead": "Four of them spell our name. The fifth makes the other four possible.",
	"learn.letter": "L",
	learn: "Learn",
	"learn.text": "Understand first, then practice until it feels easy.",
	"evolve.letter": "E",
	evolve: "Evolve",
	"evolve.text": "One small step every week, written down so that everybody sees it.",
	"achieve.letter": "A",
	achieve: "Achieve",
	"achieve.text": "A goal the student chooses, reaches and is proud of.",
	"discover.letter": "D",
	discover: "Discover",
	"discover.text": "Clubs, experiments and ideas that school has no time for.",
	"dare.letter": "!",
	dare: "Dare",
	"dare.text": "Raise a hand, begin the page, be wrong and go on.",
	approach: "How we work",
	"approach.listen": "We listen first",
	"approach.listen.text":
		"It begins with a talk about your child: what goes well, what is hard, what they love. Then comes a plan.",
	"approach.small": "We stay small",
	"approach.small.text":
		"Up to {{group}} students in an after-school group and at most {{most}} for each subject tutor. Nobody sits at the back.",
	"approach.calm": "We keep a calm order",
	"approach.calm.text":
		"{{minutes}} minutes with the same four parts every time: settle, warm up, work, look back. Half of it is homework, with help.",
	"approach.open": "We tell you how it’s going",
	"approach.open.text":
		"A report every day, a snapshot of progress every week, and a showcase for parents every month.",
	"next.title": "See what fits your child",
	"next.text":
		"After-school groups, one tutor for one subject, courses of {{weeks}} weeks, and clubs: all on one page.",
	"next.programs": "Explore our programs",
} as const;
