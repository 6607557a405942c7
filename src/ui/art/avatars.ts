// Which drawn face is shown beside a name. A well-known Lebanese first name decides between girls and boys, and the
// record id only among the fitting drawings. A drawing that says more about somebody (a veil) is never assigned at
// random.
export type PersonName =
	| "boy-arms"
	| "boy-hoodie"
	| "boy-paper"
	| "girl-coder"
	| "girl-hijab"
	| "girl-laptop"
	| "girl-point"
	| "girl-stripe"
	| "kid-game"
	| "kid-tee"
	| "teen-long"
	| "tutor"
	| "tutor-m";

type Kind = "student" | "teacher";

const girls = new Set(
	"amal antoinette aya batoul carla celine céline chloe chloé christelle clara cynthia dana diana dima elissa farah fatima georgette ghida ghina grace hala hanan hanine hiba jana joelle joëlle josiane joumana joya karen lara layla lea léa leila lina lynn malak maria mariam marie marwa maya mira mireille mona nada nadine nathalie nayla nour pascale perla racha rama rana rasha rebecca reem rim rita rola roula salma samar sandra sara sarah souad stephanie stéphanie tala talia therese thérèse tia yara yasmina yasmine zeina zeinab".split(
		" ",
	),
);
const boys = new Set(
	"abbas adam ahmad ahmed alex alexandre ali anthony antoine bassam bechara bilal boutros carl charbel chris christian elias elie fadi firas gabriel george georges ghassan habib hadi hassan hicham hussein ibrahim imad jad jawad jean jihad joe joseph karim kevin khaled mahdi marc mario mark maroun marwan michael michel mohamad mohammad mohammed mostafa mustafa nabil nadim nicolas omar patrick paul peter philippe pierre rabih ralph rami ramy raphael rayan roy ryan said salim sami samir simon tarek tony toufic wael walid wissam youssef ziad".split(
		" ",
	),
);

const drawings: Record<Kind, { girl: PersonName[]; boy: PersonName[] }> = {
	student: {
		girl: ["girl-stripe", "girl-point", "teen-long"],
		boy: ["boy-hoodie", "boy-paper", "kid-game", "boy-arms"],
	},
	teacher: { girl: ["tutor", "girl-laptop"], boy: ["tutor-m"] },
};

/** The same face for the same person, on every device. `draw` is a steady number made from the record id. */
export function avatarOf(name: string, draw: number, kind: Kind): PersonName {
	const first =
		name
			.trim()
			.toLowerCase()
			.split(/[\s-]+/)[0] ?? "";
	const { girl, boy } = drawings[kind];
	const crowd = girls.has(first) ? girl : boys.has(first) ? boy : [...girl, ...boy];
	return crowd[draw % crowd.length] ?? "tutor";
}
