import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./admin-words.en.ts";

export const french: Translated<typeof english> = {
	title: "Espace administration",
	subtitle: "Gérez les comptes, les approbations et les contenus",
	tabs: "Le centre",
	approvals: "Approbations ({{count}})",
	approvalsLoading: "Approbations",
	users: "Comptes",
	materials: "Documents",
	"fact.waiting": "En attente",
	"fact.users": "Comptes",
	"fact.materials": "Documents",
	"offline.title": "Vous êtes hors ligne.",
	"offline.text": "Pour approuver, modifier ou supprimer, il faut internet. Vous pourrez continuer dès son retour.",
	ended: "Votre session est terminée. Reconnectez-vous à LEAD pour modifier quoi que ce soit.",
	"inquiries.title": "Demandes",
	"inquiries.subtitle": "Les familles qui ont écrit par le site",
	toInquiries: "Demandes",
	"toInquiries.new": "Demandes (nouvelles\u202f: {{count}})",
	"toInquiries.late": "{{count}} en retard",
	"history.title": "Historique",
	"history.subtitle": "Ce que les administrateurs ont fait, quand et pour qui",
	toHistory: "Historique",
	toLibrary: "Bibliothèque et dépôts",
	toTutor: "Ouvrir l’espace professeur",
};
