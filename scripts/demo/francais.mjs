// @ts-check
/** @type {import("./course.mjs").Course} */
export const francais = {
	title: "Français",
	code: "FR-6A",
	subject: "Languages",
	grade: "6",
	teacher: "nadine",
	students: ["lea", "sara", "michel", "fatima"],
	assignments: [
		{
			title: "Mon animal préféré",
			instructions:
				"Décris ton animal préféré en dix phrases : à quoi il ressemble, où il vit, ce qu’il mange et pourquoi tu l’aimes. Utilise au moins cinq adjectifs.",
			points: 20,
			written: [-3, "16:00"],
			due: [2],
			answers: [
				{
					by: "fatima",
					at: [-1, "18:34"],
					text: "Mon animal préféré est l’âne de mon grand-père, à Taanayel. Il s’appelle Sabour parce qu’il est patient. Il est gris, il a de longues oreilles douces et de grands yeux noirs. Il mange du foin, des carottes et parfois mon goûter. Je l’aime parce qu’il écoute tout et ne répète rien.",
				},
			],
		},
		{
			title: "Une lettre à mes grands-parents",
			instructions:
				"Écris une lettre à tes grands-parents pour leur raconter ta semaine. N’oublie pas la date, la formule d’appel et la formule de politesse.",
			points: 20,
			written: [-8, "16:30"],
			due: [-2],
			answers: [
				{
					by: "lea",
					at: [-3, "19:15"],
					text: "Zahlé, ce mercredi\n\nChère Teta, cher Jeddo,\n\nCette semaine, il a neigé sur le Sannine et on le voit tout blanc de ma fenêtre. À l’école, j’ai récité un poème sans oublier une ligne. Mardi, l’électricité est revenue juste au moment du dessin animé de Rami, il a crié de joie !\n\nVos confitures de figues sont presque finies. Quand venez-vous à Zahlé ?\n\nJe vous embrasse très fort,\nLéa",
				},
				{
					by: "sara",
					at: [-2, "17:41"],
					arrived: [-1, "08:12"],
					clockUnsure: true,
					text: "Chers grands-parents,\n\nJ’espère que vous allez bien. Cette semaine j’ai commencé le basket au club et je suis la plus petite, mais je cours vite. Dimanche nous irons au Berdawni manger une glace. Maman dit que vous viendrez pour la Sainte-Barbe et nous ferons le blé.\n\nGros bisous,\nSara",
				},
				{
					by: "michel",
					at: [-4, "20:28"],
					text: "Cher Jeddo, je t’écris pour te dire que j’ai eu 16 en maths. Le chat va bien. Il fait froid. À bientôt. Michel",
					grade: 11,
					feedback: "C’est gentil, mais trop court : raconte un moment de ta semaine, avec des détails. Et la date ?",
					gradedAt: [-1, "17:02"],
				},
			],
		},
		{
			title: "Le passé composé : mes vacances",
			instructions: "Raconte une journée de tes vacances en huit phrases au passé composé. Souligne l’auxiliaire.",
			points: 20,
			written: [-14, "16:30"],
			due: [-8],
			answers: [
				{
					by: "lea",
					at: [-9, "18:03"],
					text: "Cet été, nous sommes allés à Batroun. Mon père a conduit deux heures. J’ai nagé avec ma cousine et nous avons ramassé des coquillages. À midi, on a mangé du poisson. Ensuite, je suis tombée sur les rochers, mais je n’ai pas pleuré. Le soir, nous avons bu une limonade et nous sommes rentrés à la maison. J’ai dormi dans la voiture.",
					grade: 18,
					feedback:
						"Très bien, Léa : les accords avec « être » sont tous justes. Il manque seulement les auxiliaires soulignés.",
					gradedAt: [-7, "16:48"],
				},
				{
					by: "michel",
					at: [-8, "21:20"],
					text: "J’ai allé à la montagne avec mes cousins. Nous avons joué au foot et j’ai marqué deux buts. On a mangé des mana’ich.",
					grade: 12,
					feedback: "Bien rattrapé à l’oral ! Retiens « je suis allé » : aller se conjugue avec être.",
					gradedAt: [-6, "17:30"],
					before: {
						grade: 9,
						feedback: "Attention : « je suis allé ». Aller se conjugue avec être. Il faut huit phrases.",
						gradedAt: [-7, "16:52"],
						reason: "Tu m’as raconté à l’oral les cinq phrases qui manquaient.",
					},
				},
			],
		},
		{
			title: "Lecture libre",
			instructions:
				"Choisis un livre de la bibliothèque du centre. Quand tu l’as fini, dis en quelques phrases à qui tu le conseilles et pourquoi.",
			points: 10,
			written: [-6, "17:00"],
			answers: [],
		},
	],
};
