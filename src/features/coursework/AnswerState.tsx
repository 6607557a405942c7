import { Button } from "@mantine/core";
import { StateNote } from "#ui/StateNote.tsx";
import { CopyWords } from "./CopyWords.tsx";
import { answerDraft, discardErrand, keepDraft, retrySending } from "./commands.ts";
import type { SubmittedAssignment } from "./queries.ts";
import { whyNotSent } from "./reasons.ts";
import { useWords } from "./words.ts";

type Submission = SubmittedAssignment["submission"];
type Errand = NonNullable<Submission["errand"]>;

// Where the answer is now, in the five states' own words. A graded answer needs none: the grade says it arrived.
export function AnswerState({ submission }: { submission: Submission }) {
	const t = useWords();
	const { errand } = submission;
	if (!errand || errand.state === "sent") {
		return submission.graded_at === null ? <StateNote state="sent" word={t("state.sent")} /> : null;
	}
	if (errand.state !== "failed") return <StateNote state={errand.state} word={t(`state.${errand.state}`)} />;
	const { key, server } = whyNotSent(errand.answer);
	return (
		<StateNote state="failed" word={t("state.failed")} reason={server || t(key)}>
			<RefusedChoices submission={submission} errand={errand} />
		</StateNote>
	);
}

// What its writer may do with a refused answer: send it as it is, write on, or take the words elsewhere.
function RefusedChoices({ submission, errand }: { submission: Submission; errand: Errand }) {
	const t = useWords();
	// The draft is saved first: if the phone dies in between, the words are there twice and not gone.
	const writeOn = async () => {
		await keepDraft(answerDraft(submission.assignment_id), submission.text_body);
		await discardErrand(errand.id);
	};
	return (
		<>
			<Button variant="default" size="sm" onClick={() => void retrySending(errand.id)}>
				{t("tryAgain")}
			</Button>
			<CopyWords text={submission.text_body} />
			{errand.kind === "submitAssignment" && errand.answer?.reason !== "not-yours" ? (
				<Button variant="default" size="sm" onClick={() => void writeOn()}>
					{t("answer.edit")}
				</Button>
			) : null}
		</>
	);
}
