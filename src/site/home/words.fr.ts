import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "LEAD, soutien scolaire et aide aux devoirs à Zahlé",
	"head.description":
		"Soutien scolaire, cours particuliers et clubs du Grade {{first}} au Grade {{last}} à Zahlé, au Liban. Petits groupes, et un portail qui marche même pendant les coupures.",
	"hero.place": "Centre de soutien scolaire · {{town}}, Liban",
	"hero.title": "Devoirs terminés.\nCuriosité\n",
	"hero.marked": "éveillée.",
	"hero.lead":
		"Aide aux devoirs, cours particuliers et clubs du Grade\u00a0{{first}} au Grade\u00a0{{last}}, en français et en anglais, en petits groupes où chaque enfant compte.",
	"hero.book": "Réserver une évaluation gratuite",
	"hero.explore": "Voir les programmes",
	"hero.whatsapp": "Écrire sur WhatsApp",
	"hero.greeting": "Bonjour LEAD, je voudrais en savoir plus sur vos programmes.",
	"slides.label": "Ce qui se passe chez LEAD",
	"slides.afterSchool": "Après l’école, du lundi au vendredi",
	"slides.afterSchool.text":
		"Devoirs, lecture et bonnes habitudes du Grade\u00a0{{first}} au Grade\u00a0{{last}}, {{group}} enfants au plus par groupe.",
	"slides.tutor": "Un professeur, au rythme de l’élève",
	"slides.tutor.text":
		"Seul ou à deux, du Grade\u00a0{{first}} au Grade\u00a0{{last}}. Chaque professeur suit {{most}}\u00a0élèves au plus dans sa matière.",
	"slides.labs": "Ateliers de sciences et de création",
	"slides.labs.text": "Robotique, code, sciences et art. Les mains travaillent, toutes les questions sont permises.",
	"slides.future": "IA et technologies de demain",
	"slides.future.text":
		"Comprendre les nouveaux outils et bien s’en servir, au fil d’un cours de {{weeks}}\u00a0semaines.",
	"slides.sat": "SAT, Grades\u00a0{{first}} et {{last}}",
	"slides.sat.text":
		"De {{fewest}} à {{most}} séances par semaine pendant {{weeks}}\u00a0semaines, pour aborder l’examen sans surprise.",
	"slides.languages": "Français, English, العربية",
	"slides.languages.text": "Parler, lire et écrire avec plus d’aisance, en {{weeks}}\u00a0semaines de cours.",
	"slides.clubs": "Échecs, débat, contes",
	"slides.clubs.text": "Des clubs qui se retrouvent chaque semaine, compris dans le tarif.",
	"slides.offline": "Fonctionne sans internet",
	"slides.offline.text": "Ni courant ni internet\u202f? L’élève continue d’écrire et sa réponse part plus tard.",
	"facts.label": "Ce que les parents demandent d’abord",
	"facts.monthly": "{{price}} par mois",
	"facts.price": "après l’école, clubs compris",
	"facts.hours": "{{opens}} – {{closes}}",
	"facts.days": "du lundi au vendredi",
	"facts.questions": "Les questions des parents",
	"letters.title": "Quatre lettres, un seul trait",
	"letters.courage": "et le courage d’essayer\u202f:",
	"letters.dare": "Dare, oser",
	"letters.learn": "Learn, apprendre",
	"letters.learn.text": "D’abord comprendre, puis s’exercer jusqu’à ce que ce soit facile.",
	"letters.evolve": "Evolve, évoluer",
	"letters.evolve.text": "De petits pas chaque semaine, notés et partagés.",
	"letters.achieve": "Achieve, réussir",
	"letters.achieve.text": "Des objectifs que l’élève se donne, atteint, et dont il est fier.",
	"letters.discover": "Discover, découvrir",
	"letters.discover.text": "Des clubs, des sciences et des idées pour lesquels l’école n’a pas le temps.",
	"why.title": "Ce qui fait la différence",
	"why.groups": "Des groupes où chacun est entendu",
	"why.groups.text":
		"Jusqu’à {{group}} enfants par groupe après l’école, {{most}} élèves au plus par professeur en cours personnalisés.",
	"why.reports": "Vous savez comment s’est passée la journée",
	"why.reports.text":
		"Un compte rendu chaque jour, un bilan chaque semaine et, une fois par mois, une présentation où vous êtes invités.",
	"why.clubs": "Les clubs sont compris",
	"why.clubs.text": "Échecs et casse-têtes, débat et contes ont lieu chaque semaine. Ils sont compris dans le tarif.",
	"why.plan": "On se parle, puis on fait un plan",
	"why.plan.text":
		"Écrivez-nous, nous répondons sous {{hours}}\u00a0heures. Le plan suit votre enfant, pas un catalogue.",
	"programs.title": "Trouver le bon programme",
	"programs.all": "Comparer tous les programmes",
	"programs.see": "Voir le programme",
	"programs.grades": "Grades\u00a0{{first}} à {{last}}",
	"programs.afterSchool.tag": "Du lundi au vendredi",
	"programs.afterSchool.text": "Aide aux devoirs, lecture et bonnes habitudes, chaque après-midi de la semaine.",
	"programs.personalized.tag": "Au plus {{most}} par professeur",
	"programs.personalized.text": "Seul ou à deux\u202f: maths, sciences, économie et langues.",
	"programs.activities": "Activités créatives et scientifiques",
	"programs.activities.tag": "Six domaines",
	"programs.activities.text": "Robotique et code, art et design, labo de sciences, et trois clubs pour esprits vifs.",
	"advanced.all": "Voir les cours avancés",
	"advanced.lead":
		"Des cours de {{weeks}}\u00a0semaines, de {{fewest}} à {{most}} séances par semaine. Ils commencent chaque mois et les places sont limitées.",
	"advanced.tag": "{{weeks}}\u00a0semaines",
	"advanced.see": "Voir le cours",
	"advanced.ai": "IA et technologies de demain",
	"advanced.ai.text":
		"Ce que l’intelligence artificielle sait faire, ce qu’elle ne sait pas, et ce qu’on peut créer avec elle.",
	"advanced.sat": "Préparation au SAT",
	"advanced.sat.grades": "Grades\u00a0{{first}} et {{last}}",
	"advanced.sat.text":
		"L’examen, partie par partie\u202f: ce qu’il demande, comment gérer son temps, et beaucoup d’entraînement.",
	"advanced.languages": "Langues",
	"advanced.languages.text":
		"Français, anglais et arabe\u202f: parler avec assurance, lire avec plaisir, écrire sans crainte.",
	"advanced.seat": "Réserver une place",
	"said.title": "Ce qu’en disent les familles",
	"said.samples": "Exemples de témoignages",
	"said.mother.text":
		"«\u202fQuand il rentre, ses devoirs sont faits. Nos soirées sont calmes de nouveau, et le dîner est redevenu un dîner.\u202f»",
	"said.mother.name": "Rima H.",
	"said.mother.role": "Maman d’un élève de Grade 4",
	"said.student.text":
		"«\u202fLe courant a sauté au milieu de ma réponse. J’ai continué d’écrire, et mon professeur l’avait le lendemain.\u202f»",
	"said.student.name": "Jad M.",
	"said.student.role": "Élève de Grade 10",
	"said.father.text":
		"«\u202fChaque jour, je reçois un petit compte rendu. Je sais quoi demander à ma fille, et elle aime me raconter la suite.\u202f»",
	"said.father.name": "Antoine K.",
	"said.father.role": "Papa d’une élève de Grade 6",
	"power.tag": "Fonctionne sans internet",
	"power.title": "Coupure de courant\u202f? On continue d’écrire.",
	"power.text":
		"Les devoirs s’ouvrent hors ligne, les réponses restent sur le téléphone et partent toutes seules dès le retour d’internet.",
	"power.install":
		"Mettez LEAD sur l’écran d’accueil\u202f: ouvrez le menu du navigateur et choisissez «\u202fAjouter à l’écran d’accueil\u202f». LEAD s’ouvre alors comme une application.",
	"power.portal": "Aller au portail",
	"power.list": "Un après-midi sans électricité",
	"power.saved": "Enregistré sur ce téléphone",
	"power.out": "Coupure de courant, on continue",
	"power.sent": "Envoyé à ton professeur",
	"call.title": "Parlez-nous de votre enfant",
	"call.text":
		"Sa classe, ce qui va bien, ce qui est difficile en ce moment\u202f: quelques lignes suffisent. L’évaluation est gratuite et nous vous répondons sous {{hours}}\u00a0heures.",
	"call.book": "Réserver une évaluation gratuite",
	"call.questions": "Les questions des parents",
};
