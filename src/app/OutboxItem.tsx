import { Button } from "@mantine/core";
import { toast } from "sonner";
import type { Errand } from "#data/errands.ts";
import { textOf } from "#data/errands.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { discardWork, tryAgain } from "./commands.ts";
import { nameOf, whyNot } from "./kinds.ts";
import classes from "./OutboxSheet.module.css";
import { say, useWords } from "./words.ts";

// One unsent work: what it is, how it stands, and what can be done about it.
export function OutboxItem({ errand }: { errand: Errand }) {
	const t = useWords();
	const { title, course, person } = errand.about;
	const failed = errand.state === "failed";
	return (
		<li className={classes.item}>
			<p className={classes.kind}>{t(nameOf[errand.kind])}</p>
			<p className={classes.name}>{title}</p>
			<p className={classes.about}>{[person, course].filter(Boolean).join(" · ")}</p>
			<StateNote state={errand.state} word={t(`state.${errand.state}`)} reason={failed ? whyNot(errand, t) : ""}>
				<CopyButton
					text={textOf(errand)}
					label={t("outbox.copy")}
					done={t("outbox.copied")}
					refused={t("outbox.copyFailed")}
				/>
				{failed ? (
					<>
						<Button variant="subtle" size="compact-md" onClick={() => void tryAgain(errand.id)}>
							{t("outbox.tryAgain")}
						</Button>
						<Button variant="subtle" size="compact-md" onClick={() => void discardWithUndo(errand.id)}>
							{t("outbox.discard")}
						</Button>
					</>
				) : null}
			</StateNote>
		</li>
	);
}

async function discardWithUndo(errandId: string): Promise<void> {
	const undo = await discardWork(errandId);
	toast(say("outbox.discarded"), {
		duration: 10_000,
		action: { label: say("outbox.undo"), onClick: () => void undo() },
	});
}
