import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Pourquoi LEAD\u202f? Mission, vision et cinq valeurs",
	"head.description":
		"Apprendre, évoluer, réussir, découvrir, oser\u202f: ce à quoi croit le centre LEAD à Zahlé, où il veut mener votre enfant et comment il travaille.",
	title: "Pourquoi ",
	"title.marked": "LEAD\u202f?",
	lead: "En anglais, «\u202flead\u202f» est aussi la mine du crayon. Seule, elle ne dessine rien\u202f: il lui faut une main, une page et le courage de commencer. Un enfant apprend de la même façon, et c’est ainsi que nous enseignons.",
	mission: "Notre mission",
	"mission.text":
		"Offrir à chaque enfant qui vient chez nous un endroit calme, un professeur qui écoute et le temps de comprendre, pour que les devoirs se terminent sur ces mots\u202f: «\u202fJe sais le faire\u202f».",
	"mission.scene": "Une professeure explique quelque chose à un garçon qui tient une feuille.",
	vision: "Notre vision",
	"vision.text":
		"À Zahlé, des jeunes qui continuent d’apprendre parce qu’ils en ont envie\u202f: à l’aise en français, en anglais et en arabe, confiants devant les nouveaux outils, et sans peur de la page blanche.",
	"vision.scene": "Une élève montre une idée du doigt, devant un soleil vert au-dessus des collines.",
	values: "Cinq valeurs sur un seul trait",
	"values.lead": "Quatre d’entre elles font notre nom. La cinquième donne vie aux quatre autres.",
	"learn.letter": "L",
	learn: "Learn, apprendre",
	"learn.text": "D’abord comprendre, puis s’exercer jusqu’à ce que ce soit facile.",
	"evolve.letter": "E",
	evolve: "Evolve, évoluer",
	"evolve.text": "Un petit pas chaque semaine, noté pour que chacun le voie.",
	"achieve.letter": "A",
	achieve: "Achieve, réussir",
	"achieve.text": "Un objectif que l’élève choisit, atteint, et dont il est fier.",
	"discover.letter": "D",
	discover: "Discover, découvrir",
	"discover.text": "Des clubs, des expériences et des idées pour lesquels l’école n’a pas le temps.",
	"dare.letter": "!",
	dare: "Dare, oser",
	"dare.text": "Lever la main, commencer la page, se tromper et continuer.",
	approach: "Notre façon de travailler",
	"approach.listen": "D’abord, nous écoutons",
	"approach.listen.text":
		"Tout commence par une conversation sur votre enfant\u202f: ce qui va bien, ce qui est difficile, ce qu’il aime. Le plan vient ensuite.",
	"approach.small": "Nous restons en petits groupes",
	"approach.small.text":
		"{{group}} élèves au plus par groupe après l’école, {{most}} au plus par professeur en cours personnalisés. Personne n’est assis au fond de la classe.",
	"approach.calm": "Nous gardons un rythme calme",
	"approach.calm.text":
		"{{minutes}}\u00a0minutes, toujours en quatre temps\u202f: s’installer, se mettre en route, travailler, regarder ce qu’on a fait. La moitié du temps va aux devoirs, avec l’aide du professeur.",
	"approach.open": "Nous vous tenons au courant",
	"approach.open.text":
		"Un compte rendu chaque jour, un bilan des progrès chaque semaine et une présentation aux parents chaque mois.",
	"next.title": "Trouvez ce qui convient à votre enfant",
	"next.text":
		"Groupes après l’école, un professeur pour une matière, cours de {{weeks}}\u00a0semaines et clubs\u202f: tout sur une page.",
	"next.programs": "Découvrir nos programmes",
};
