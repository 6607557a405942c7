import { Button } from "@mantine/core";
import { CopyButton } from "#ui/CopyButton.tsx";
import { DialogSheet } from "#ui/DialogSheet.tsx";
import { StateNote } from "#ui/StateNote.tsx";
import { useCalled } from "./called.ts";
import type { Person } from "./queries.ts";
import classes from "./SetPassword.module.css";
import { useWords } from "./words.ts";

type SetPasswordProps = { person: Person; password: string; mail: "sent" | "waiting"; onClose: () => void };

// The password just made, for as long as this stays open: it can be read nowhere again.
export function SetPassword({ person, password, mail, onClose }: SetPasswordProps) {
	const t = useWords();
	return (
		<DialogSheet title={t("password.setTitle", { name: useCalled()(person) })} onClose={onClose}>
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
		</DialogSheet>
	);
}
