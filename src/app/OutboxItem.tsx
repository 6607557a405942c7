import { Button } from "@mantine/core";
import { textOf } from "#data/content.ts";
import type { Errand } from "#data/errands.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/second-thoughts.ts";
import { discardWork, tryAgain } from "./commands.ts";
import { nameOf, whyNot } from "./kinds.ts";
import classes from "./OutboxSheet.module.css";
import { useWords } from "./words.ts";

// One unsent work: what it is, how it stands, and what can be done about it.
export function OutboxItem({ errand }: { errand: Errand }) {
	const t = useWords();
	const { title, course, person } = errand.about;
	const failed = errand.state === "failed";
	const discard = async () => offerUndo(t("outbox.discarded"), await discardWork(errand.id));
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
						<Button variant="subtle" size="compact-md" onClick={() => orSayNotSaved(tryAgain(errand.id))}>
							{t("outbox.tryAgain")}
						</Button>
						<Button variant="subtle" size="compact-md" onClick={() => orSayNotSaved(discard())}>
							{t("outbox.discard")}
						</Button>
					</>
				) : null}
			</StateNote>
		</li>
	);
}
