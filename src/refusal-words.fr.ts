// The same in French. Only a student answers and joins, and is spoken to as "tu"; who else writes, as "vous".
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./refusal-words.en.ts";

export const french: Translated<typeof english> = {
	already_submitted:
		"Tu as déjà rendu une réponse, peut‑être depuis un autre appareil. C’est cette réponse qui compte\u202f; ce texte‑ci est gardé ici.",
	"already_graded.answer":
		"Ton professeur avait déjà noté ta réponse précédente. C’est cette note qui compte\u202f; ce texte est gardé ici.",
	"already_graded.return": "Quelqu’un a noté cette copie avant vous. Le nouvel essai n’a pas été demandé.",
	"already_graded.grade":
		"Quelqu’un a noté cette copie avant vous. C’est cette note qui compte\u202f; la vôtre n’est pas partie.",
	"answer_changed.answer":
		"Entre-temps, tu as modifié cette réponse sur un autre appareil. Compare les deux textes et choisis.",
	"id_reused.person": "Ce compte est déjà créé et utilisé. Cherchez-le dans la liste.",
	account_used: "Ce compte sert déjà. Bloquez-le plutôt.",
	admins_own: "Les administrateurs changent eux-mêmes leur adresse e-\u2060mail, dans leur profil.",
	id_reused: "L’envoi n’a pas abouti. Ce qui a été écrit est gardé ici\u202f: il faut le copier, puis recommencer.",
	"given_back.grade": "Quelqu’un a demandé un nouvel essai avant vous. Votre note n’est pas partie.",
	"given_back.return": "Quelqu’un a demandé un nouvel essai avant vous.",
	"text_changed.return": "L’élève a modifié sa réponse après votre lecture. Le nouvel essai n’a pas été demandé.",
	text_changed:
		"L’élève a modifié sa réponse après votre lecture. Votre note n’est pas partie. Lisez la nouvelle réponse, puis envoyez la note.",
	"changed_meanwhile.grade":
		"Quelqu’un a modifié cette note avant vous. C’est cette note qui compte\u202f; la vôtre n’a pas été envoyée.",
	"changed_meanwhile.return": "Quelqu’un a modifié cette note avant vous. Le nouvel essai n’a pas été demandé.",
	"changed_meanwhile.course": "Quelqu’un a modifié ce cours entre-\u2060temps.",
	"changed_meanwhile.year":
		"Des cours ont été créés, terminés ou rétablis entre-\u2060temps. Vérifiez le nombre de cours.",
	"changed_meanwhile.person":
		"Un autre administrateur l’a modifié entre-\u2060temps. Fermez pour voir ce qui est écrit maintenant\u202f; votre saisie est gardée.",
	"changed_meanwhile.material":
		"Ce document a été modifié entre-\u2060temps. Fermez pour voir ce qui est écrit maintenant\u202f; votre saisie est gardée.",
	"changed_meanwhile.assignment": "Quelqu’un a modifié ce devoir avant vous. Comparez les deux versions et choisissez.",
	"changed_meanwhile.inquiry":
		"Quelqu’un a modifié cette demande entre-\u2060temps. Regardez-\u2060la telle qu’elle est\u202f; votre texte est encore là.",
	"changed_meanwhile.status":
		"Quelqu’un a modifié cette demande entre-\u2060temps. Regardez-\u2060la telle qu’elle est maintenant.",
	"has_answers.assignment":
		"Quelqu’un y a déjà répondu, le devoir reste donc visible\u202f: ne choisissez pas de date plus tardive.",
	has_answers: "Quelqu’un y a déjà répondu. Vous pouvez l’archiver\u202f: les réponses et les notes restent.",
	"not_yours.answer": "Tu n’as plus accès à ce devoir. Ton texte est gardé\u202f; parles-en à ton professeur.",
	"not_yours.grade": "Vous n’avez plus accès à ce cours. Votre note est gardée ici.",
	"not_yours.assignment": "Vous n’avez plus accès à ce cours. Ce que vous avez écrit est gardé ici.",
	"not_yours.person": "Ce n’est pas possible pour cette personne.",
	"not_yours.joining": "Tu n’as plus accès à ce cours.",
	not_yours: "Vous n’avez plus accès à ce cours.",

	empty_text: "Écris ta réponse avant de rendre le devoir",
	text_too_long: "C’est plus long que 20\u202f000 caractères. Raccourcis un peu.",
	grade_missing: "Saisissez une note",
	grade_range: "La note doit être comprise entre 0 et {{number}}",
	grade_step: "Cette note a des fractions de point que le cours n’utilise pas.",
	comment_missing: "Dites ce qui est à refaire",
	reason_missing: "Indiquez pourquoi vous modifiez la note",
	below_grade: "Une note de {{number}} a déjà été donnée. Le barème ne peut pas être plus bas.",
	control_letters: "Le texte contient des caractères qui ne peuvent pas être envoyés. Il faut le saisir de nouveau.",
	too_large: "C’est trop long pour partir en une fois. Il faut le raccourcir, puis réessayer.",

	unknown_code: "Aucun cours n’a ce code. Compare-\u2060le lettre par lettre avec celui qu’on t’a donné.",
	old_code: "Ce code ne fonctionne plus. Demande le nouveau à ton professeur.",
	students_only: "Seuls les élèves peuvent s’inscrire à un cours avec un code.",
	"too_many_codes.joining": "Trop de codes erronés. Attends un quart d’heure, puis réessaie.",
	"too_many_codes.enrolling": "Trop d’adresses inconnues. Attendez un quart d’heure, puis réessayez.",
	"course_ended.joining": "Ce cours est terminé. Parles-en à ton professeur.",
	"course_ended.enrolling": "Ce cours est terminé\u202f: on ne peut plus y ajouter personne.",
	"course_ended.copying": "Ce cours est terminé\u202f: on ne peut plus rien y ajouter.",
	course_ended: "Ce cours est terminé. Ce que vous avez écrit est gardé ici.",
	"unknown_person.enrolling":
		"Aucun compte n’existe avec cette adresse ou ce nom d’utilisateur. Vérifiez, ou donnez le code.",
	unknown_material: "Ce document a été supprimé.",
	unknown_assignment: "Ce devoir a été supprimé.",
	validation_invalid_mime_type: "Ce fichier n’est pas du type que son nom annonce. Choisissez-en un autre.",
	file_not_whole: "Ce fichier n’est pas complet. Choisissez-le à nouveau.",
	too_many_uploads: "Trop de fichiers sont en route à la fois. Réessayez quand quelques-uns seront arrivés.",
	not_a_student: "Ce compte n’est pas celui d’un élève.",
	not_approved: "Le centre n’a pas encore approuvé ce compte. Réessayez quand ce sera fait.",

	refused: "LEAD n’a pas pu l’accepter tel quel. Ce qui a été écrit est gardé ici.",
	"unknown.answer":
		"LEAD n’a pas pu l’accepter. Ton texte est gardé\u202f: réessaie plus tard, ou demande à ton professeur.",
	"unknown.grade":
		"LEAD n’a pas pu accepter cette note. Elle est gardée ici\u202f: réessayez plus tard ou demandez au centre.",
	"unknown.joining": "LEAD n’a pas pu accepter ce code. Réessaie, ou demande à ton professeur.",
	unknown:
		"LEAD n’a pas pu l’accepter. Ce que vous avez écrit est gardé ici\u202f: réessayez plus tard ou demandez au centre.",

	no_answer: "{{failed}}, semble-t-il\u202f: le serveur n’a pas répondu. Vérifiez la liste avant de réessayer.",
	session: "Votre session est terminée. Rien n’a changé\u202f; reconnectez-vous.",
	busy_one: "Trop de demandes à la fois. Rien n’a changé\u202f; réessayez dans une minute.",
	busy_other: "Trop de demandes à la fois. Rien n’a changé\u202f; réessayez dans {{count}}\u00a0minutes.",
	last_admin: "Le dernier administrateur ne peut pas être retiré. Nommez d’abord quelqu’un d’autre.",
	not_admin: "Seul un administrateur peut le faire.",
	not_waiting: "Cette personne n’attend plus d’approbation.",
	"blocked.person": "Ce compte est bloqué. Débloquez-le d’abord.",
	"unknown_person.person": "Ce compte a été supprimé.",
	address_taken: "Un compte utilise déjà cette adresse.",
	not_a_teacher: "Ce compte n’est pas celui d’un professeur.",
	leads_course: "Cette personne est responsable du cours. Confiez-le d’abord à un autre professeur.",
	"course_ended.person": "Ce cours est terminé\u202f: on ne peut plus y inscrire personne.",
	row_wrong: "La ligne {{number}} de la liste n’est pas valable.",
	row_known: "Ligne {{number}}\u202f: un compte avec ce nom et cette classe vient d’être créé. Revoyez la liste.",
	row_taken: "Ligne {{number}}\u202f: un compte utilise déjà cette adresse.",
	no_address: "Ce compte n’a pas d’adresse e-\u2060mail.",
	invalid_email: "Cette adresse e-\u2060mail ne peut pas servir. Comparez-la lettre par lettre.",
	gone: "Ce compte a été supprimé.",
};
