export const english = {
	"head.title": "LEAD, after-school learning in Zahlé",
	"head.description":
		"After-school learning, one-to-one tutoring and clubs for Grades 1 to 12 in Zahlé, Lebanon. English and French, small groups, and a notebook that works without internet.",
	"hero.place": "After-school centre · {{town}}, Lebanon",
	"hero.title": "Homework done.\nCuriosity\n",
	"hero.marked": "switched on.",
	"hero.lead":
		"Guided study, one-to-one tutoring and clubs for Grades {{first}} to {{last}}, in English and French, with small groups so every child is seen.",
	"hero.portal": "Open the portal",
	"hero.whatsapp": "WhatsApp us",
	"hero.greeting": "Hello LEAD, I would like to know more about your programs.",
	"hero.scene":
		"A student with a laptop and a boy in a yellow hoodie, between hills, a book, an idea and a chess board.",
	"facts.label": "The centre in three numbers",
	"facts.tutor": "students at most per subject tutor",
	"facts.grades": "Grades, with SAT preparation",
	"facts.answer": "to answer every parent inquiry",
	"facts.hours": "{{hours}} h",
	"power.tag": "Works without internet",
	"power.title": "Power cut? Keep writing.",
	"power.text":
		"Assignments open offline, answers are kept on the phone, and they are sent by themselves when the connection is back.",
	"power.portal": "Go to the portal",
	"power.list": "An evening without electricity",
	"power.saved": "Saved on this phone",
	"power.out": "Electricity is out, still working",
	"power.sent": "Sent to your teacher",
} as const;
