import { Button } from "@mantine/core";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import { useCalled } from "./called.ts";
import type { Person } from "./queries.ts";
import classes from "./SetPassword.module.css";
import { useWords } from "./words.ts";

type SetPasswordProps = { person: Person; password: string; mail: "sent" | "waiting"; onClose: () => void };

// The password just made, for as long as this stays open: it can be read nowhere again.
export function SetPassword({ person, password, mail, onClose }: SetPasswordProps) {
	const t = useWords();
	return (
		<DialogCard title={t("password.setTitle", { name: useCalled()(person) })} onClose={onClose}>
			<p className={classes.password} translate="no">
				{password}
			</p>
			<p className={classes.once}>{t("password.once")}</p>
			<StateNote
				state={mail === "sent" ? "sent" : "queued"}
				word={t(`password.mail.${mail}`, { email: person.email })}
				quiet
			/>
			<div className={classes.actions}>
				<CopyButton
					text={password}
					label={t("password.copy")}
					done={t("password.copied")}
					refused={t("password.copyFailed")}
				/>
				<Button size="sm" onClick={onClose}>
					{t("done")}
				</Button>
			</div>
		</DialogCard>
	);
}
