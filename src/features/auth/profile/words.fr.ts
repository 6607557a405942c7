// The same in French. Everybody reads these screens, so they say "vous", and "tu" to a student.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"profile.title": "Mon profil",
	"profile.subtitle": "Vos informations, votre langue et votre mot de passe",
	"profile.subtitle_student": "Tes informations, ta langue et ton mot de passe",
	"profile.outside": "Vos informations et votre adresse",
	"profile.outside_student": "Tes informations et ton adresse",
	"offline.title": "Vous êtes hors ligne.",
	"offline.title_student": "Tu es hors ligne.",
	"offline.text": "Cette page reste lisible. Pour y changer quelque chose, il faut internet.",
	"stopped.offline": "Il faut internet",
	"stopped.ended": "Il faut se reconnecter",
	"ended.text": "Votre session est terminée. Reconnectez-vous pour changer quelque chose ici.",
	"ended.text_student": "Ta session est terminée. Reconnecte-toi pour changer quelque chose ici.",

	"details.title": "Informations",
	"details.name": "Nom",
	"details.username": "Nom d’utilisateur",
	"details.email": "E-mail",
	"details.confirmed": "confirmé",
	"details.notConfirmed": "non confirmé",
	"details.role": "Rôle",
	"role.student": "Élève",
	"role.teacher": "Professeur",
	"role.admin": "Administrateur",
	"details.grade": "Classe",
	"details.gradeOf": "Grade\u00a0{{level}}",
	"details.noGrade": "Non indiquée",
	"details.since": "Chez LEAD depuis le",
	"details.signedUp": "Inscription le",
	"details.offline": "Vos autres informations s’afficheront dès qu’il y aura internet.",
	"details.offline_student": "Tes autres informations s’afficheront dès qu’il y aura internet.",
	"details.ended": "Reconnectez-vous pour voir vos autres informations.",
	"details.ended_student": "Reconnecte-toi pour voir tes autres informations.",
	"details.failed": "Vos autres informations n’ont pas pu être chargées.",
	"details.failed_student": "Tes autres informations n’ont pas pu être chargées.",
	"details.again": "Réessayer",
	"confirm.ask": "Confirmer mon adresse",
	"confirm.sent": "Un lien est en route vers {{email}}. Ouvrez-le pour confirmer votre adresse.",
	"confirm.sent_student": "Un lien est en route vers {{email}}. Ouvre-le pour confirmer ton adresse.",
	"confirm.waiting": "L’e-\u2060mail à {{email}} n’a pas encore pu partir. Il partira de lui-même dès que possible.",
	"confirm.failed": "Aucun lien n’est parti vers {{email}}. Réessayez dans un instant.",
	"confirm.failed_student": "Aucun lien n’est parti vers {{email}}. Réessaie dans un instant.",
	"details.byCentre": "Pour changer de nom, de rôle ou de classe, adressez-vous au centre.",
	"details.byCentre_student": "Pour changer de nom, de rôle ou de classe, adresse-toi au centre.",
	"details.byAdmin":
		"Votre nom et vos numéros de téléphone se changent sous «\u202fComptes\u202f». Seul un autre administrateur peut changer votre rôle.",
	"details.users": "Ouvrir les comptes",
	"details.whatsapp": "Écrire sur WhatsApp",
	"details.greeting": "Bonjour LEAD, je voudrais modifier quelque chose dans mon compte\u202f: ",

	"mails.title": "E-mails sur vos cours",
	"mails.title_student": "E-mails sur tes cours",
	"mails.textStudent":
		"Ils disent qu’il y a du nouveau, jamais ce qui est écrit, ni la note. Au plus un par heure, aucun entre 20\u00a0h et 7\u00a0h.",
	"mails.textTeacher": "Ils disent combien de réponses sont arrivées, jamais de qui. Au plus un par jour, le soir.",
	"mails.titleAdmin": "E-mails sur les nouveautés",
	"mails.textAdmin":
		"Ils donnent le nombre de nouveautés, jamais les noms ni les textes. Les réponses au plus une fois par jour, le reste au plus une fois par heure, jamais entre 20\u00a0h et 7\u00a0h. L’adresse du centre reçoit de toute façon les demandes et les inscriptions.",
	"mails.choose": "Les e-\u2060mails que vous recevez",
	"mails.choose_student": "Les e-\u2060mails que tu reçois",
	"mails.graded": "Une réponse est corrigée ou à refaire",
	"mails.date": "Une date a changé",
	"mails.due": "Un devoir est à rendre demain et n’est pas encore rendu",
	"mails.assignment": "Un nouveau devoir",
	"mails.answers": "De nouvelles réponses de vos élèves",
	"mails.inquiries": "De nouvelles demandes de familles",
	"mails.signups": "De nouveaux comptes à approuver",
	"mails.saved": "Enregistré.",
	"mails.failed": "Cela n’a pas pu être changé.",
	"mails.noAnswer": "Le serveur n’a pas répondu. Réessayez.",
	"mails.noAnswer_student": "Le serveur n’a pas répondu. Réessaie.",
	"mails.noAddress": "Vous n’avez pas d’adresse e-\u2060mail ici\u202f: vous ne recevez donc pas ces e-\u2060mails.",
	"mails.noAddress_student": "Tu n’as pas d’adresse e-\u2060mail ici\u202f: tu ne reçois donc pas ces e-\u2060mails.",
	"mails.notConfirmed": "Ils arriveront dès que votre adresse sera confirmée.",
	"mails.notConfirmed_student": "Ils arriveront dès que ton adresse sera confirmée.",

	"language.title": "Langue",
	"language.text": "Celle de l’application et des e-\u2060mails que le centre vous envoie.",
	"language.text_student": "Celle de l’application et des e-\u2060mails que le centre t’envoie.",
	"language.choose": "Langue de l’application et des e-\u2060mails",
	"language.saved": "C’est enregistré. Nos e-\u2060mails vous arrivent désormais en {{language}}.",
	"language.saved_student": "C’est enregistré. Nos e-\u2060mails t’arrivent désormais en {{language}}.",
	"language.other": "Vos e-\u2060mails arrivent en {{language}}. Pour le moment, {{thisDevice}} est en français.",
	"language.other_student":
		"Tes e-\u2060mails arrivent en {{language}}. Pour le moment, {{thisDevice}} est en français.",
	"language.failed": "La langue n’a pas pu être changée.",
	"language.noAnswer":
		"Le serveur n’a pas répondu. La langue de vos e-\u2060mails n’a peut-être pas changé\u202f: réessayez.",
	"language.noAnswer_student":
		"Le serveur n’a pas répondu. La langue de tes e-\u2060mails n’a peut-être pas changé\u202f: réessaie.",
	"language.en": "anglais",
	"language.fr": "français",

	"password.title": "Mot de passe",
	"password.current": "Mot de passe actuel",
	"password.submit": "Changer le mot de passe",
	"password.done": "Mot de passe changé\u202f!",
	"password.still":
		"Votre session reste ouverte ici. Tous vos autres appareils sont déconnectés et demandent le nouveau mot de passe.",
	"password.still_student":
		"Ta session reste ouverte ici. Tous tes autres appareils sont déconnectés et demandent le nouveau mot de passe.",
	"password.needCurrent": "Saisissez votre mot de passe actuel",
	"password.needCurrent_student": "Saisis ton mot de passe actuel",
	"password.failed": "Le mot de passe n’a pas pu être changé",
	"password.noAnswer":
		"Le mot de passe n’a pas pu être changé, semble-t-il\u202f: le serveur n’a pas répondu. Réessayez.",
	"password.noAnswer_student":
		"Le mot de passe n’a pas pu être changé, semble-t-il\u202f: le serveur n’a pas répondu. Réessaie.",

	"email.title": "Adresse e-\u2060mail",
	"email.now": "Votre adresse actuelle\u202f: {{email}}",
	"email.now_student": "Ton adresse actuelle\u202f: {{email}}",
	"email.none":
		"Vous n’avez pas encore d’adresse e-\u2060mail ici. Avec une adresse, nous pouvons vous écrire, et vous pouvez changer de mot de passe sans le centre.",
	"email.none_student":
		"Tu n’as pas encore d’adresse e-\u2060mail ici. Avec une adresse, nous pouvons t’écrire, et tu peux changer de mot de passe sans le centre.",
	"email.untilName": "Tant que vous n’avez pas ouvert le lien, vous vous connectez avec votre nom d’utilisateur.",
	"email.untilName_student": "Tant que tu n’as pas ouvert le lien, tu te connectes avec ton nom d’utilisateur.",
	"email.new": "Nouvelle adresse e-\u2060mail",
	"email.password": "Mot de passe",
	"email.submit": "Envoyer le lien",
	"email.sent": "Nous avons envoyé un lien à {{to}}.",
	"email.waiting": "L’e-\u2060mail pour {{to}} n’a pas pu partir à l’instant\u202f; l’envoi reprendra de lui-même.",
	"email.until":
		"Tant que vous n’avez pas ouvert le lien, {{now}} reste votre adresse. Ensuite, vous vous connectez avec la nouvelle, sur tous vos appareils.",
	"email.until_student":
		"Tant que tu n’as pas ouvert le lien, {{now}} reste ton adresse. Ensuite, tu te connectes avec la nouvelle, sur tous tes appareils.",
	"email.same": "C’est déjà votre adresse",
	"email.same_student": "C’est déjà ton adresse",
	"email.failed": "L’adresse n’a pas pu être changée.",
	"email.noAnswer": "Le serveur n’a pas répondu\u202f: on ne sait pas si un lien est parti. Réessayez.",
	"email.noAnswer_student": "Le serveur n’a pas répondu\u202f: on ne sait pas si un lien est parti. Réessaie.",

	"why.wrongPassword": "Ce n’est pas votre mot de passe.",
	"why.wrongPassword_student": "Ce n’est pas ton mot de passe.",
	"why.lastAdmin":
		"Vous êtes la dernière personne de l’administration\u202f: sans vous, plus personne ne pourrait approuver de compte. Nommez d’abord quelqu’un d’autre.",
	"why.session": "Votre session est terminée. Connectez-vous de nouveau.",
	"why.session_student": "Ta session est terminée. Connecte-toi de nouveau.",

	"delete.title": "Supprimer mon compte",
	"delete.text": "Vous quittez définitivement l’espace LEAD. Nous demandons deux fois avant de le faire.",
	"delete.text_student": "Tu quittes définitivement l’espace LEAD. Nous demandons deux fois avant de le faire.",
	"delete.open": "Supprimer mon compte…",
	"delete.question": "Supprimer définitivement votre compte\u202f?",
	"delete.question_student": "Supprimer définitivement ton compte\u202f?",
	"delete.goes": "Ce qui disparaît",
	"delete.goes.person":
		"Votre nom, votre adresse e-\u2060mail et votre mot de passe. Plus personne ne peut se connecter avec.",
	"delete.goes.person_student":
		"Ton nom, ton adresse e-\u2060mail et ton mot de passe. Plus personne ne peut se connecter avec.",
	"delete.goes.phone": "Tout ce qui est à vous sur {{thisDevice}}, y compris les textes commencés.",
	"delete.goes.phone_student": "Tout ce qui est à toi sur {{thisDevice}}, y compris les textes commencés.",
	"delete.goes.elsewhere":
		"Une session ouverte sur un autre appareil\u202f? Déconnectez-vous là aussi\u202f: d’ici là, il garde ce qu’il vous a montré.",
	"delete.goes.elsewhere_student":
		"Une session ouverte sur un autre appareil\u202f? Déconnecte-toi là aussi\u202f: d’ici là, il garde ce qu’il t’a montré.",
	"delete.stays": "Ce qui reste",
	"delete.stays.student": "Tes réponses et tes notes restent dans leurs cours, sans ton nom.",
	"delete.stays.teacher":
		"Vos cours, leurs devoirs et les notes que vous avez données restent dans leurs classes, sans votre nom.",
	"delete.unsent_one":
		"{{count}} travail n’est pas encore envoyé. Il n’existe que sur {{thisDevice}} et serait perdu\u202f:",
	"delete.unsent_other":
		"{{count}} travaux ne sont pas encore envoyés. Ils n’existent que sur {{thisDevice}} et seraient perdus\u202f:",
	"delete.allSent": "Tout est envoyé\u202f: rien ne serait perdu.",
	"delete.sendNow": "Envoyer maintenant",
	"delete.sending": "Envoi…",
	"delete.password": "Mot de passe",
	"delete.word": "Tapez «\u202f{{word}}\u202f» pour confirmer",
	"delete.word_student": "Tape «\u202f{{word}}\u202f» pour confirmer",
	"delete.theWord": "supprimer",
	"delete.submit": "Supprimer définitivement",
	"delete.keep": "Garder mon compte",
	"delete.needWord": "Recopiez exactement le mot",
	"delete.needWord_student": "Recopie exactement le mot",
	"delete.done": "Votre compte est supprimé.",
	"delete.done_student": "Ton compte est supprimé.",
	"delete.failed": "Le compte n’a pas pu être supprimé.",
	"delete.noAnswer":
		"Le serveur n’a pas répondu\u202f: on ne sait pas si le compte a été supprimé. Réessayez. Si vous ne pouvez plus vous connecter, déconnectez-vous ici\u202f: plus rien de vous ne sera lisible sur {{thisDevice}}.",
	"delete.noAnswer_student":
		"Le serveur n’a pas répondu\u202f: on ne sait pas si le compte a été supprimé. Réessaie. Si tu ne peux plus te connecter, déconnecte-toi ici\u202f: plus rien de toi ne sera lisible sur {{thisDevice}}.",
	"delete.session":
		"Votre session est terminée, peut-être parce que le compte est déjà supprimé. Si vous ne pouvez plus vous connecter, déconnectez-vous ici\u202f: plus rien de vous ne sera lisible sur {{thisDevice}}.",
	"delete.session_student":
		"Ta session est terminée, peut-être parce que le compte est déjà supprimé. Si tu ne peux plus te connecter, déconnecte-toi ici\u202f: plus rien de toi ne sera lisible sur {{thisDevice}}.",
};
