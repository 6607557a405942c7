import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useEffect } from "react";
import type { Opened } from "#features/people/account/commands.ts";
import { LoseNote } from "#features/people/account/LoseNote.tsx";
import { PrintedAccountCard } from "#features/people/account/PrintedAccountCard.tsx";
import { useShownOnce } from "#features/people/account/use-shown-once.ts";
import { fetchQrCode } from "#ui/art/LaterQrCode.tsx";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import { withoutFormulas } from "#ui/formulas.ts";
import { Printout } from "#ui/layout/Printout.tsx";
import classes from "./ImportAccounts.module.css";
import { useWords } from "./words.ts";

const identity = ({ email, username }: Opened) => email || username;

// What the students need to come in, for as long as this stays open.
export function ImportedCards({ opened, onClose }: { opened: Opened[]; onClose: () => void }) {
	const t = useWords();
	// Printing does not wait for code.
	useEffect(() => void fetchQrCode(), []);
	const fresh = opened.filter(({ password }) => password !== "");
	const { keep, close, warns } = useShownOnce(fresh.length > 0, onClose);
	return (
		<DialogCard title={t("made.title", { count: opened.length })} holdsBack onClose={close}>
			<p>
				{t("made.once")} {opened.some(({ email }) => email) ? t("made.mailed") : null}
			</p>
			<ul className={classes.rows}>
				{opened.map((one) => (
					<li key={identity(one)} className={classes.row}>
						<bdi className={classes.name}>{one.name}</bdi>
						<span className={classes.facts} translate="no">
							{identity(one)} · {one.password || t("made.inUse")}
						</span>
					</li>
				))}
			</ul>
			<div className={classes.end} data-actions>
				<LoseNote words={warns ? t("made.lose") : null} />
				<div className={classes.actions}>
					<Button
						size="sm"
						leftSection={<IconPrinter size={18} stroke={2} aria-hidden />}
						onClick={() => {
							keep();
							print();
						}}
					>
						{t("made.print")}
					</Button>
					<CopyButton
						onCopied={keep}
						text={withoutFormulas(fresh.map((one) => `${one.name}\t${identity(one)}\t${one.password}`).join("\n"))}
						label={t("made.copy")}
						done={t("made.copied")}
						refused={t("made.copyFailed")}
					/>
					<Button size="sm" variant="default" onClick={close}>
						{t(warns ? "made.closeAnyway" : "made.done")}
					</Button>
				</div>
			</div>
			<Printout>
				{fresh.map((one) => (
					<PrintedAccountCard key={identity(one)} opened={one} />
				))}
			</Printout>
		</DialogCard>
	);
}
