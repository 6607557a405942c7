import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	search: "Chercher par nom",
	placeholder: "Chercher un nom...",
	count_one: "{{number}} entrée",
	count_other: "{{number}} entrées, les plus récentes d’abord",
	noMatch: "Aucune entrée ne porte ce nom.",
	showAll: "Afficher toutes les entrées",
	empty: "Rien pour l’instant",
	"empty.next":
		"Approbations, rôles, mots de passe, demandes\u202f: ce que fera désormais un administrateur sera noté ici.",
	nobody: "quelqu’un sans nom",

	"deed.approved": "{{admin}} a approuvé le compte de {{about}}",
	"deed.approval_undone": "{{admin}} a annulé l’approbation de {{about}}",
	"deed.declined": "{{admin}} a refusé le compte de {{about}}",
	"deed.blocked": "{{admin}} a bloqué le compte de {{about}}",
	"deed.unblocked": "{{admin}} a débloqué le compte de {{about}}",
	"deed.edited": "{{admin}} a modifié le nom ou la classe de {{about}}",
	"deed.role.student": "{{admin}} a donné à {{about}} le rôle d’élève",
	"deed.role.teacher": "{{admin}} a donné à {{about}} le rôle de professeur",
	"deed.role.admin": "{{admin}} a donné à {{about}} le rôle d’administrateur",
	"deed.reset": "{{admin}} a envoyé à {{about}} un lien pour changer de mot de passe",
	"deed.temporary_password": "{{admin}} a donné à {{about}} un mot de passe provisoire",
	"deed.student_added": "{{admin}} a inscrit {{about}} au cours {{detail}}",
	"deed.student_removed": "{{admin}} a retiré {{about}} du cours {{detail}}",
	"deed.inquiry.new": "{{admin}} a remis la demande de {{about}} parmi les nouvelles",
	"deed.inquiry.called": "{{admin}} a noté la demande de {{about}} comme contactée",
	"deed.inquiry.booked": "{{admin}} a noté un rendez-vous pour la demande de {{about}}",
	"deed.inquiry.enrolled": "{{admin}} a noté la demande de {{about}} comme inscrite",
	"deed.inquiry.closed": "{{admin}} a clos la demande de {{about}}",
	"deed.material_deleted": "{{admin}} a supprimé le document {{detail}}",
	"deed.other": "{{admin}} a modifié quelque chose pour {{about}}",
};
