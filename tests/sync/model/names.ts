// Two questions the promises ask: by which name the server took an errand in, and whether it has some words.
import type { Errand } from "#data/errands.ts";
import { joinName } from "./fake-joins.ts";
import type { School } from "./school.ts";

/** The name of the errand's content in "what was ever accepted". */
export function nameOf(errand: Errand): string {
	const { record_id } = errand;
	switch (errand.kind) {
		case "submitAssignment":
		case "replaceAnswer":
			return `${errand.body.revision} ${errand.body.text_body}`;
		case "gradeSubmission":
			return `${record_id} ${errand.body.grade} ${errand.body.feedback}`;
		case "changeGrade":
			return `${errand.body.change} ${errand.body.grade} ${errand.body.feedback} ${errand.body.reason}`;
		case "editCourse":
		case "editAssignment":
			return `${errand.body.revision} ${errand.body.title}`;
		case "joinCourse":
		case "enrolStudent":
			return joinName(errand.body.id);
		case "createCourse":
		case "createAssignment":
			return record_id;
	}
}

/** It is there, or was there until somebody who saw it wrote over it; of a join: it was ever answered. */
export function onServer({ server }: School, text: string): boolean {
	const { rows, past } = server.state;
	if (past.includes(text) || server.accepted.has(joinName(text))) return true;
	return JSON.stringify(rows).includes(JSON.stringify(text).slice(1, -1));
}
