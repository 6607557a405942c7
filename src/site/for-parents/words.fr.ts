import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Pour les parents\u202f: suivi, tarif et horaires, LEAD Zahlé",
	"head.description":
		"Un compte rendu chaque jour, un bilan chaque semaine, une présentation chaque mois. Tarif, horaires, groupes, et trois étapes pour commencer chez LEAD, à Zahlé.",
	home: "Accueil",
	title: "Parents, vous savez toujours où en est votre enfant",
	lead: "Vous nous confiez votre enfant pour l’après-midi. Nous vous donnons des nouvelles\u202f: en quelques lignes chaque jour, en un coup d’œil chaque semaine, et sur place une fois par mois.",
	book: "Réserver un entretien",
	whatsapp: "Écrire sur WhatsApp",
	greeting: "Bonjour LEAD, j’ai une question au sujet de mon enfant.",
	"reports.title": "Ce que vous recevez",
	"reports.lead": "En quelques lignes, sur une seule feuille, et sur place.",
	"day.title": "Compte rendu du jour",
	"day.text": "Ce qui est fait, ce qui a bien marché, ce qui vient ensuite. Quelques lignes, chaque jour.",
	"day.example":
		"Exemple de compte rendu du jour\u202f: trois travaux cochés et une phrase du professeur sur la division posée.",
	"day.whose": "Tala, Grade 4",
	"day.done1": "Maths\u202f: divisions posées, six exercices",
	"day.done2": "Arabe\u202f: dictée préparée",
	"day.done3": "Français\u202f: deux pages lues à voix haute",
	"day.note": "La division posée est comprise. Demain\u202f: les problèmes.",
	"week.title": "Bilan de la semaine",
	"week.text": "La semaine sur une feuille\u202f: les habitudes, les progrès et le prochain petit objectif.",
	"week.example":
		"Exemple de bilan de la semaine\u202f: devoirs, lecture et concentration du lundi au vendredi, et un objectif pour la suite.",
	"week.whose": "Tala, Grade 4",
	"week.days": "L M M J V",
	"week.homework": "Devoirs",
	"week.reading": "Lecture",
	"week.focus": "Concentration",
	"week.note": "La semaine prochaine\u202f: les tables de 7 et de 8.",
	"month.title": "Présentation du mois",
	"month.text":
		"Une fois par mois, les élèves montrent ce qu’ils ont fait et appris. Vous le voyez de vos propres yeux.",
	"month.example":
		"Exemple d’invitation à la présentation du mois, avec des masques de théâtre, des pièces d’échecs et un drapeau de l’atelier de code.",
	"month.whose": "Invitation",
	"month.invitation": "Venez voir ce que nous avons fait",
	"month.shows": "Au programme\u202f: un conte dit par cœur, un débat, et un robot qui tourne enfin à gauche.",
	"start.title": "Pour commencer",
	"start.lead":
		"Trois étapes entre votre premier message et le premier après-midi. Nous vous répondons sous {{hours}}\u00a0heures.",
	"start.reserve": "Réservez votre entretien",
	"start.reserve.text":
		"Envoyez le formulaire ou un message WhatsApp, et nous convenons d’un moment. L’entretien est gratuit et comprend une évaluation de votre enfant.",
	"start.plan": "Un plan sur mesure",
	"start.plan.text":
		"Nous regardons ensemble les points forts et les lacunes, puis nous notons le programme et les objectifs.",
	"start.begin": "On commence",
	"start.begin.text":
		"Votre enfant rencontre son groupe et son professeur. Le premier compte rendu vous arrive le jour même.",
	"said.title": "Ce que disent les parents",
	"said.samples": "Exemples de témoignages",
	"said.slides": "Paroles de parents, une à la fois",
	"said.nada":
		"«\u202fAvant, je demandais\u202f: “Qu’est-ce que tu as fait\u202f?” et j’entendais\u202f: “Rien.” Maintenant je le sais, et on en parle en voiture.\u202f»",
	"said.nada.parent": "Nada S.",
	"said.nada.grade": "Maman d’une élève de Grade 3",
	"said.georges":
		"«\u202fIl avait peur des mathématiques. Son professeur est revenu deux chapitres en arrière, sans un reproche, puis ils ont avancé.\u202f»",
	"said.georges.parent": "Georges A.",
	"said.georges.grade": "Papa d’un élève de Grade 7",
	"said.fatima":
		"«\u202fPlus d’électricité, plus d’internet, et elle a continué ses devoirs. Tout est parti quand la lumière est revenue.\u202f»",
	"said.fatima.parent": "Fatima R.",
	"said.fatima.grade": "Maman d’une élève de Grade 9",
	"said.carla":
		"«\u202fÀ la présentation, mon fils si réservé s’est levé et a raconté une histoire à toute la salle. Je ne l’en savais pas capable.\u202f»",
	"said.carla.parent": "Carla D.",
	"said.carla.grade": "Maman d’un élève de Grade 5",
	"policies.title": "En pratique",
	"policies.tuition": "Tarif",
	"policies.tuition.text":
		"Le soutien après l’école coûte {{price}} par mois, à régler en début de mois. Les clubs hebdomadaires sont compris.",
	"policies.hours": "Horaires",
	"policies.hours.text":
		"Le centre est ouvert du lundi au vendredi, de {{opens}} à {{closes}}. Les séances après l’école ont lieu de {{starts}} à {{ends}}.",
	"policies.groups": "Groupes",
	"policies.groups.text":
		"{{group}} élèves au plus par groupe après l’école. En cours personnalisés, {{most}} élèves au plus par professeur.",
	"policies.advanced": "Cours avancés",
	"policies.advanced.text":
		"Ils durent {{weeks}}\u00a0semaines et commencent chaque mois. Les places sont limitées\u202f: pensez à réserver.",
	"policies.answers": "Vos demandes",
	"policies.answers.text": "Après chaque demande, nous vous contactons sous {{hours}}\u00a0heures.",
	"policies.account": "Le compte de votre enfant",
	"policies.account.text":
		"Nous l’activons après l’entretien et vous envoyons les identifiants. Ce que votre enfant écrit dans le portail est gardé, même sans internet.",
	"next.title": "Parlons de votre enfant",
	"next.text": "Pour un premier échange, quelques lignes suffisent. Le reste, nous le faisons pas à pas.",
	"next.button": "Réserver un entretien",
	"next.questions": "Les questions des parents",
};
