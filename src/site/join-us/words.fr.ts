import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Nous rejoindre\u202f: réserver un entretien, LEAD Zahlé",
	"head.description":
		"Parlez-nous de votre enfant et réservez un entretien gratuit chez LEAD, à Zahlé. Nous répondons sur WhatsApp sous {{hours}}\u00a0heures et préparons la suite avec vous.",
	title: "Parlez-nous de votre enfant.",
	marked: "D’abord, on écoute.",
	lead: "Sa classe, ce qui va bien, ce qui est difficile en ce moment\u202f: quelques lignes suffisent. Nous répondons sur WhatsApp sous {{hours}}\u00a0heures.",
	book: "Réserver un entretien",
	whatsapp: "Écrire sur WhatsApp",
	greeting: "Bonjour LEAD, je voudrais réserver un entretien.",
	scene: "Une mère et un professeur discutent devant une arche verte, à côté d’un calendrier et de deux bulles.",
	"steps.title": "Pour commencer",
	"steps.reserve": "Réservez votre entretien",
	"steps.reserveText":
		"Remplissez le formulaire ou écrivez sur WhatsApp. Sous {{hours}}\u00a0heures, nous trouvons un moment qui vous convient. L’entretien est gratuit et comprend une évaluation de votre enfant.",
	"steps.plan": "Un plan sur mesure",
	"steps.planText":
		"Nous regardons ensemble les cahiers, écoutons ce que votre enfant aime, et choisissons le programme et les jours.",
	"steps.begin": "On commence",
	"steps.beginText":
		"Votre enfant rencontre son professeur et son groupe. Dès le premier jour, nous vous racontons comment cela s’est passé.",
	"connect.title": "Faisons connaissance",
	"connect.lead": "Cinq réponses courtes, et la conversation commence. Écrivez en français, en anglais ou en arabe.",
	"visit.title": "Venez nous voir",
	"visit.address": "Adresse",
	"visit.place": "{{town}}, Liban",
	"visit.open": "Le centre est ouvert",
	"visit.afterSchool": "Les séances après l’école",
	"visit.hours": "Du lundi au vendredi, de {{opens}} à {{closes}}",
	"visit.contact": "Téléphone et WhatsApp",
	"visit.map": "Carte interactive bientôt disponible",
	"visit.maps": "Ouvrir dans Maps",
	"next.title": "Encore une question\u202f?",
	"next.text":
		"Le déroulement d’une séance, le prix, les clubs\u202f: d’autres parents ont eu les mêmes questions. Ou écrivez-nous.",
	"next.faq": "Lire les réponses",
};
