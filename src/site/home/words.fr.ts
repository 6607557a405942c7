import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "LEAD, soutien scolaire à Zahlé",
	"head.description":
		"Soutien scolaire, cours particuliers et clubs du Grade 1 au Grade 12 à Zahlé, au Liban. En français et en anglais, en petits groupes, avec un cahier qui marche sans internet.",
	"hero.place": "Centre de soutien scolaire · {{town}}, Liban",
	"hero.title": "Devoirs terminés.\nCuriosité\n",
	"hero.marked": "éveillée.",
	"hero.lead":
		"Étude encadrée, cours particuliers et clubs du Grade {{first}} au Grade {{last}}, en français et en anglais, en petits groupes où chaque enfant compte.",
	"hero.portal": "Ouvrir le portail",
	"hero.whatsapp": "Écrire sur WhatsApp",
	"hero.greeting": "Bonjour LEAD, je voudrais en savoir plus sur vos programmes.",
	"hero.scene":
		"Une élève avec un ordinateur et un garçon en sweat jaune, entre des collines, un livre, une idée et un jeu d'échecs.",
	"facts.label": "Le centre en trois chiffres",
	"facts.tutor": "élèves au plus par tuteur et par matière",
	"facts.grades": "niveaux (Grades), avec le SAT",
	"facts.answer": "pour répondre à chaque parent",
	"facts.hours": "{{hours}}\u202fh",
	"power.tag": "Fonctionne sans internet",
	"power.title": "Coupure de courant\u202f? On continue d'écrire.",
	"power.text":
		"Les devoirs s'ouvrent hors ligne, les réponses restent sur le téléphone et partent toutes seules dès que la connexion revient.",
	"power.portal": "Aller au portail",
	"power.list": "Une soirée sans électricité",
	"power.saved": "Enregistré sur ce téléphone",
	"power.out": "Plus de courant, on continue",
	"power.sent": "Envoyé à ton professeur",
};
