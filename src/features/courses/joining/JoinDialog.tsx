import { Button } from "@mantine/core";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import classes from "./JoinDialog.module.css";
import { Scanning } from "./Scanning.tsx";
import { useJoining } from "./use-joining.ts";
import { useWords } from "./words.ts";

type JoinDialogProps = { title: string; code: string; instead?: string; onClose: () => void; onDone: () => void };

// The code, typed or scanned, and checked as far as a phone can.
export function JoinDialog({ title, code, instead, onClose, onDone }: JoinDialogProps) {
	const t = useWords();
	const { field, typed, problem, asking, write, join } = useJoining({ code, instead, onDone });
	useAutofocus(() => field.current?.focus(), true);
	return (
		<DialogCard title={title} close={t("close")} onClose={onClose}>
			<p className={classes.text}>{t("join.text")}</p>
			<form className={classes.form} noValidate onSubmit={(event) => void join(event)}>
				<div className={classes.code}>
					<TextField
						ref={field}
						label={t("join.label")}
						autoComplete="off"
						autoCapitalize="characters"
						autoCorrect="off"
						spellCheck={false}
						translate="no"
						value={typed}
						readOnly={asking}
						error={problem}
						onChange={(event) => write(event.currentTarget.value)}
					/>
				</div>
				<Scanning onCode={write} onEnd={() => field.current?.focus()} />
				<Button type="submit" aria-disabled={asking}>
					{t(asking ? "join.asking" : "join.join")}
				</Button>
			</form>
		</DialogCard>
	);
}
