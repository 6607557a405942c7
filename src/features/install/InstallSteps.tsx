import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { showSteps } from "./commands.ts";
import classes from "./InstallSteps.module.css";
import { HomePicture, ListPicture, SharePicture } from "./pictures.tsx";
import { useWords } from "./steps-words.ts";
import { useInstallWay, useSomethingWaits } from "./use-way.ts";

// What a person does on an iPhone or iPad, drawn: nobody there can be asked by a button.
export function InstallSteps() {
	const t = useWords();
	const first = useFirstStep();
	const waits = useSomethingWaits();
	const steps = [
		{ picture: <SharePicture />, ...first },
		{ picture: <ListPicture />, title: t("add.title"), text: t("add.text") },
		{ picture: <HomePicture />, title: t("open.title"), text: t("open.text") },
	];
	return (
		<DialogCard title={t("title")} close={t("close")} onClose={() => showSteps(false)}>
			<ol className={classes.steps}>
				{steps.map(({ picture, title, text }) => (
					<li key={title} className={classes.step}>
						<div className={classes.picture}>{picture}</div>
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				))}
			</ol>
			{waits ? <p className={classes.waiting}>{t("waiting")}</p> : null}
		</DialogCard>
	);
}

function useFirstStep(): { title: string; text: string } {
	const t = useWords();
	const way = useInstallWay();
	if (way === "safari") return { title: t("safari.title"), text: t("safari.text", { address: location.host }) };
	if (way === "share-menu") return { title: t("shareMenu.title"), text: t("shareMenu.text") };
	return { title: t("share.title"), text: t("share.text") };
}
