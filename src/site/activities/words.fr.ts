import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Activités pour enfants et adolescents, LEAD Zahlé",
	"head.description":
		"Robotique et code, art et design, échecs et casse-têtes, débat, contes et laboratoire de sciences chez LEAD, centre de soutien scolaire à Zahlé, au Liban.",
	title: "Activités",
	lead: "Six façons de construire, dessiner, réfléchir, parler, raconter et découvrir, pour les mains et les têtes qui n’ont pas bougé de la journée.",
	join: "S’inscrire maintenant",
	"domains.title": "Six domaines",
	"domains.lead": "L’école manque de temps pour cela. Nous, nous le prenons.",
	club: "Chaque semaine",
	"robotics.title": "Robotique et code",
	"robotics.text": "Donner un ordre à une machine, regarder ce qu’elle fait et comprendre pourquoi.",
	"art.title": "Art et design",
	"art.text": "Dessiner, découper, peindre, jusqu’à ce que l’idée tienne au mur.",
	"chess.title": "Échecs et casse-têtes",
	"chess.text": "Prévoir trois coups d’avance, changer de plan, se serrer la main à la fin.",
	"debate.title": "Débat",
	"debate.text": "Se lever, dire ce qu’on pense et pourquoi, puis écouter l’autre camp.",
	"stories.title": "Contes",
	"stories.text": "Inventer une histoire, l’écrire, la dire à une salle qui écoute.",
	"science.title": "Labo de sciences",
	"science.text": "Deviner, essayer, mesurer, et se laisser surprendre par le résultat.",
	"clubs.title": "Trois de ces activités sont des clubs",
	"clubs.text":
		"Échecs et casse-têtes, débat et contes ont lieu chaque semaine et sont compris dans le tarif du soutien après l’école.",
	"clubs.link": "Voir le soutien après l’école",
	"next.title": "Laquelle lui plaira\u202f?",
	"next.text":
		"Demandez à votre enfant, puis écrivez-nous. Nous vous contactons sous {{hours}}\u00a0heures sur WhatsApp.",
};
