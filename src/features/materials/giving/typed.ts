// What is being typed about a material, and for whom it is: closed by mistake, or ended by a phone while its list of files is
// open, the form is opened again as it was. Each target has a form of its own.
import * as z from "zod/mini";
import { keepInTab, keptInTab } from "#local/browser/typed-in-tab.ts";
import { parseJson } from "#local/json.ts";
import { gradeLevels } from "#records.ts";
import type { GivingFields, Target } from "./schema.ts";

export const shape = z.object({
	title: z.string(),
	// Without it, a test for one class would come back as a material for everybody.
	course_id: z.string(),
	assignment_id: z.string(),
	subject: z.string(),
	grade: z.enum(["", ...gradeLevels]),
	description: z.string(),
});

const formOf = ({ course_id = "", assignment_id = "" }: Target): string => `material ${course_id} ${assignment_id}`;

const empty = { title: "", course_id: "", assignment_id: "", subject: "", grade: "", description: "" } as const;

const wordsOf = (fields: object): string => JSON.stringify(shape.parse({ ...empty, ...fields }));

/** A form as it was opened is nothing typed: nobody who leaves is asked about it. */
export const keepTyped = (target: Target, typed: GivingFields): void =>
	keepInTab(formOf(target), wordsOf(typed) === wordsOf(target) ? "" : wordsOf(typed));

export const forgetTyped = (target: Target): void => keepInTab(formOf(target), "");

/** The fields as they are there at first: with what was typed in this tab, and neither given nor canceled. */
export const fieldsAt = (target: Target): GivingFields =>
	shape.safeParse(parseJson(keptInTab(formOf(target)))).data ?? { ...empty, ...target };
