// What is being typed about a material: a phone may end the tab while its list of files is open, and nothing is lost by it.
import * as z from "zod/mini";
import { keepInTab, keptInTab } from "#local/browser/typed-in-tab.ts";
import { gradeLevels } from "#records.ts";

const shape = z.object({
	title: z.string(),
	subject: z.string(),
	grade: z.enum(["", ...gradeLevels]),
	description: z.string(),
});

type Typed = z.infer<typeof shape>;

/** @param typed null when it was given */
export const keepTyped = (typed: Typed | null): void =>
	keepInTab("material", typed && Object.values(typed).some(Boolean) ? JSON.stringify(shape.parse(typed)) : "");

/** What was typed in this tab and not given. */
export function typedBefore(): Partial<Typed> {
	try {
		return shape.parse(JSON.parse(keptInTab("material")));
	} catch {
		return {};
	}
}
