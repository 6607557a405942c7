// What parents type who look for an answer, in both languages whatever is spoken, and in words the answer itself does
// not use. Never shown. Found by the beginning of a word, in any case and without accents (search.ts).
import type { Question, QuestionId } from "./questions.ts";

const searchWords: Record<QuestionId, string> = {
	"q-grades": `grades classes niveau level age âge ans years old EB EB1 EB2 EB3 EB4 EB5 EB6 EB7 EB8 EB9 CP CE1 CE2 CM1 CM2
		6e 5e 4e 3e 2nde 1re 1ère Tle 6ème 5ème 4ème 3ème sixième cinquième quatrième troisième seconde première terminale brevet bac
		baccalauréat primaire primary elementary secondaire secondary collège lycée middle high maternelle kindergarten
		école school enfant child children kids élève student`,
	"q-subjects": `subjects matières maths mathematics mathématiques physics physique chemistry chimie biology biologie SVT
		sciences economics économie languages langues arabic arabe french français english anglais homework devoirs help
		aide soutien tutoring tutor particuliers private exam exams examen examens brevet bac baccalauréat`,
	"q-groups": `groups groupes size taille effectif ratio small petits tutor teacher professeur prof individuel individual
		one-to-one seul deux pairs combien many`,
	"q-advanced": `advanced avancés SAT AI IA artificial intelligence artificielle digital numérique coding code
		programming programmation informatique computer courses cours`,
	"q-languages":
		"languages langues english anglais french français arabic arabe bilingual bilingue traduction translation",
	"q-hours": `hours horaires opening open ouvert ouverture closed fermé time heures schedule emploi planning days jours
		monday lundi tuesday mardi wednesday mercredi thursday jeudi friday vendredi saturday samedi sunday dimanche weekend
		afternoon après-midi where où address adresse location lieu place situé trouver map plan carte directions
		itinéraire Zahlé visit visite bus transport transportation navette shuttle car voiture parking pickup ramassage`,
	"q-session": `session séance lesson leçon duration durée long minutes homework devoirs routine déroulement programme
		journée day`,
	"q-clubs": `clubs activities activités chess échecs debate débat storytelling contes robotics robotique art drawing
		dessin games jeux puzzles casse-têtes included compris`,
	"q-progress": `progress progrès report rapport compte-rendu bulletin bilan suivi follow results résultats marks notes
		parents meeting réunion snapshot showcase présentation`,
	"q-tuition": `price prices prix tarif tarifs cost costs coût coûte coûter fees frais tuition scolarité money argent pay
		payment payer paiement dollars USD discount reduction réduction remise month monthly mois mensuel mensualité expensive cher combien much`,
	"q-start": `start begin commencer débuter inscription inscrire inscrit inscrivez enroll enrol enrolling enrollment
		enrolment register registration sign up join
		rejoindre subscribe admission book booking réserver réservation rendez-vous appointment consultation entretien
		assessment évaluation test trial essai free gratuit contact phone téléphone whatsapp email`,
	"q-portal": `portal portail account compte login connexion connecter signin sign up signup password mot de passe access accès
		identifiants app application`,
	"q-offline": `power electricity électricité courant coupure cut outage internet wifi offline hors-ligne connection
		connexion network réseau`,
};

/** Everything each question is found by. */
export const searchable = (all: Question[]) =>
	all.map((one) => ({ one, about: `${one.question} ${searchWords[one.id]}`, answer: one.answer.join(" ") }));
