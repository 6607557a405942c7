import { StateNote } from "#ui/StateNote.tsx";
import classes from "./Form.module.css";
import { useProblemWords } from "./reasons.ts";

// Why a form was not taken, where it is about no field of it. The place stays: a live region that appears together with
// its words is not read out by every screen reader.
export function FormProblem({ problem }: { problem: string | undefined }) {
	const inWords = useProblemWords();
	return (
		<div role="alert" className={classes.outcome}>
			{problem ? <StateNote state="failed" word={inWords(problem) ?? ""} quiet /> : null}
		</div>
	);
}
