import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"show.label": "Afficher",
	"show.open": "En cours",
	"show.new": "Nouvelles",
	"show.called": "Contactées",
	"show.booked": "Rendez-vous pris",
	"show.enrolled": "Inscrites",
	"show.closed": "Closes",
	"show.suspects": "Ressemblent à du spam",
	"status.new": "Nouvelle",
	"status.called": "Contactée",
	"status.booked": "Rendez-vous pris",
	"status.enrolled": "Inscrite",
	"status.closed": "Close",
	"status.of": "Où vous en êtes avec {{name}}",

	count_one: "{{number}} demande",
	count_other: "{{number}} demandes",
	late_one: "{{number}} famille attend depuis plus de {{hours}}\u202fheures, plus que promis. Elle vient en premier.",
	late_other:
		"{{number}} familles attendent depuis plus de {{hours}}\u202fheures, plus que promis. Elles viennent en premier.",
	suspects:
		"Elles ressemblent à du spam\u202f: des liens, un formulaire rempli trop vite ou le même texte plusieurs fois. Changez le statut d’une vraie demande\u202f: elle rejoint les autres.",
	search: "Chercher par nom, numéro ou mots",
	placeholder: "Chercher une demande…",
	noMatch: "Aucune demande ne correspond à votre recherche.",
	showAll: "Tout afficher",
	empty: "Aucune demande ici",
	"empty.next": "Qui écrit sur le site apparaît ici, et le centre reçoit un e-mail.",
	save: "Enregistrer en tableau",
	saving: "Enregistrement…",
	saveFailed: "Le tableau n’a pas été enregistré",

	wrote: "{{grade}} · a écrit le {{when}}",
	"badge.late": "En retard",
	"language.en": "écrit en anglais",
	"language.fr": "écrit en français",
	programs: "Demande un compte pour le portail\u202f: {{programs}}",
	whatsapp: "WhatsApp",
	call: "Appeler le {{number}}",
	calledBy: "{{name}} s’en occupe depuis le {{when}}.",

	notes: "Notes",
	"notes.placeholder": "Quand rappeler, ce que souhaite la famille…",
	"notes.save": "Enregistrer les notes",
	"notes.saving": "Enregistrement…",
	"notes.tooLong": "5\u202f000 caractères au plus.",
	"notes.left_one": "Encore {{count}} caractère",
	"notes.left_other": "Encore {{count}} caractères",
	"notes.over_one": "{{count}} caractère de trop",
	"notes.over_other": "{{count}} caractères de trop",
	"notes.meanwhile":
		"Entre\u2011temps, quelqu’un a enregistré\u202f: «\u202f{{text}}\u202f» Si vous enregistrez, votre texte le remplace.",
	"notes.emptied": "Entre\u2011temps, quelqu’un a vidé les notes.",
	failed: "La demande n’a pas été modifiée",
};
