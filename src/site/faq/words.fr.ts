import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Les questions des parents, LEAD Zahlé",
	"head.description":
		"Classes, horaires, groupes, tarif, suivi, clubs et premiers pas\u202f: treize réponses aux parents sur le centre de soutien scolaire LEAD à Zahlé.",
	title: "Les questions ",
	"title.marked": "des parents",
	lead: "Des réponses courtes à ce que les familles de Zahlé nous demandent le plus. La vôtre n’y est pas\u202f? Écrivez-nous, quelqu’un vous répondra.",
	search: "Chercher dans les questions",
	"search.hint": "«\u202fclubs\u202f», «\u202fhoraires\u202f»…",
	all_one: "{{count}} question",
	all_other: "{{count}} questions",
	found_one: "{{count}} question trouvée sur {{total}}",
	found_other: "{{count}} questions trouvées sur {{total}}",
	none: "Aucun résultat. Essayez un autre mot, ou posez-nous la question.",
	"none.title": "Pas encore de réponse à «\u202f{{words}}\u202f» ici",
	"none.text": "Demandez-nous\u202f: quelqu’un vous répondra, sous {{hours}}\u00a0heures.",
	"none.whatsapp": "Poser la question sur WhatsApp",
	"none.form": "Écrire avec le formulaire",
	"none.greeting": "Bonjour LEAD, j’ai une question\u202f: {{words}}",
	"show.all": "Voir toutes les questions",
	"more.title": "Encore des questions\u202f?",
	"more.text":
		"Dites-nous en quelle classe est votre enfant et ce qui vous préoccupe. Nous vous contactons sous {{hours}}\u00a0heures, et l’évaluation est gratuite.",
	"more.assessment": "Réserver une évaluation gratuite",
	"more.seat": "Réserver une place",
	"person.title": "Vous préférez parler à quelqu’un\u202f?",
	"person.text": "Écrivez-nous sur WhatsApp, en français, en anglais ou en arabe.",
	"person.whatsapp": "Écrire sur WhatsApp",
	"person.greeting": "Bonjour LEAD, j’ai une question.",
	grades: "Quelles classes accueillez-vous\u202f?",
	"grades.after": "Le soutien après l’école va du Grade\u00a0{{first}} au Grade\u00a0{{last}}.",
	"grades.usual":
		"Les groupes se forment en général du Grade\u00a0{{first}} au Grade\u00a0{{last}}. Si votre enfant est plus jeune, demandez-nous quel groupe lui convient.",
	"grades.names":
		"Dans les écoles de langue française, le Grade\u00a06 correspond à l’EB6 du programme libanais et à la 6e du programme français.",
	"grades.personal":
		"Les cours personnalisés vont du Grade\u00a0{{first}} au Grade\u00a0{{last}}, et la préparation au SAT concerne les Grades\u00a0{{eleven}} et {{last}}.",
	"grades.all":
		"Les activités et les cours d’IA et de langues sont ouverts du Grade\u00a0{{first}} au Grade\u00a0{{last}}.",
	"grades.more": "Voir les trois programmes",
	subjects: "Dans quelles matières aidez-vous les élèves\u202f?",
	"subjects.after": "Après l’école\u202f: mathématiques, sciences, arabe et français.",
	"subjects.personal":
		"En cours personnalisés, les plus grands choisissent parmi mathématiques, physique, chimie, biologie, économie et langues.",
	"subjects.more": "Voir les cours personnalisés",
	groups: "Combien d’élèves y a-t-il par groupe\u202f?",
	"groups.after":
		"Après l’école, un professeur suit {{group}} élèves au plus ({{group}} pour 1). Les groupes n’en comptent jamais davantage.",
	"groups.personal":
		"Les cours personnalisés se donnent en individuel ou à deux, et chaque professeur suit {{most}} élèves au plus dans sa matière.",
	advanced: "Quels sont les programmes avancés\u202f?",
	"advanced.which":
		"Préparation au SAT, IA et technologies de demain, compétences numériques et innovation. Il y a aussi des cours de langues\u202f: anglais, français et arabe.",
	"advanced.how":
		"Un cours dure {{weeks}}\u00a0semaines, avec {{fewest}} à {{most}} séances par semaine. De nouveaux cours commencent chaque mois et les places sont limitées.",
	"advanced.more": "Voir les cours avancés",
	languages: "Quelles langues enseignez-vous\u202f?",
	"languages.which": "L’anglais, le français et l’arabe.",
	"languages.site":
		"Vous pouvez nous écrire dans les trois. Le site et le portail existent en français et en anglais\u202f: vous changez de langue en haut de la page.",
	hours: "Quels sont vos horaires, et où êtes-vous\u202f?",
	"hours.centre":
		"Le centre est ouvert du lundi au vendredi, de {{opens}} à {{closes}}. Il est fermé le samedi et le dimanche.",
	"hours.sessions":
		"Les séances après l’école ont lieu dans ces horaires, de {{opens}} à {{closes}}. Les cours personnalisés, les cours avancés et votre visite trouvent leur place pendant les heures d’ouverture.",
	"hours.place":
		"Nous sommes à {{town}}, au Liban. Pour venir jusqu’à nous, ou pour le transport, appelez ou écrivez-nous\u202f: le téléphone et WhatsApp sont sur la page «\u202fInscription / Contact\u202f».",
	"hours.more": "Préparer votre visite",
	session: "Comment se déroule une séance\u202f?",
	"session.length":
		"L’après-midi, de {{opens}} à {{closes}}, est fait de séances de {{minutes}}\u00a0minutes. Chacune a les mêmes quatre temps\u202f: l’enfant sait ce qui vient ensuite.",
	"session.parts":
		"Rituel d’arrivée, {{entry}}\u00a0minutes. Mise en route, {{warmUp}}\u00a0minutes. Devoirs accompagnés, {{homework}}\u00a0minutes. Retour sur la séance, {{reflection}}\u00a0minutes.",
	"session.more": "Voir le déroulement d’un après-midi",
	clubs: "Y a-t-il des clubs\u202f?",
	"clubs.which":
		"Oui, chaque semaine\u202f: échecs et casse-têtes, débat et contes. Ils sont compris dans le tarif, vous ne payez rien de plus.",
	"clubs.more": "Voir toutes les activités",
	progress: "Comment saurai-je où en est mon enfant\u202f?",
	"progress.how":
		"Vous recevez un compte rendu chaque jour et un bilan des progrès chaque semaine. Une fois par mois, une présentation réunit les parents\u202f: les enfants y montrent ce qu’ils ont fait et appris.",
	"progress.more": "Voir ce que reçoivent les parents",
	tuition: "Quel est le tarif, et quand faut-il payer\u202f?",
	"tuition.after":
		"Le soutien après l’école coûte {{price}} par mois, à régler au début de chaque mois. Les clubs hebdomadaires sont compris.",
	"tuition.other": "Pour les cours personnalisés et avancés, demandez-nous le tarif.",
	start: "Par où commencer\u202f?",
	"start.how":
		"Réservez une évaluation gratuite avec notre petit formulaire. Nous vous contactons sous {{hours}}\u00a0heures sur WhatsApp.",
	"start.then":
		"Lors d’un entretien, gratuit lui aussi, nous parlons de votre enfant, regardons ensemble ce qui est facile et ce qui est difficile, et faisons un plan. Puis votre enfant commence.",
	"start.more": "Réserver une évaluation gratuite",
	portal: "Comment accéder au portail\u202f?",
	"portal.how":
		"Demandez un compte sur la page du portail. Il est activé après votre entretien, et nous vous envoyons alors les identifiants. Les cours, les notes et les commentaires de votre enfant s’y trouvent.",
	"portal.more": "Demander un compte",
	offline: "Et en cas de coupure de courant ou d’internet\u202f?",
	"offline.student":
		"L’élève continue d’écrire. Ses réponses restent sur le téléphone et partent toutes seules vers son professeur dès le retour d’internet.",
	"offline.parent":
		"Ce site s’ouvre lui aussi sans internet, une fois que vous l’avez visité. Un formulaire envoyé sans connexion est gardé et part plus tard.",
};
