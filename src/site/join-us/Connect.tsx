import { useId } from "react";
import { JoinUsForm } from "#features/inquiries/JoinUsForm.tsx";
import { InstallOffer } from "#features/install/InstallOffer.tsx";
import { Card } from "#ui/layout/Card.tsx";
import classes from "./Connect.module.css";
import { Visit } from "./Visit.tsx";
import { useWords } from "./words.ts";

// The form on its sheet of paper, and beside it where to find us. A link to `#id` brings the focus here.
export function Connect({ id }: { id: string }) {
	const t = useWords();
	const title = useId();
	return (
		<div className={`wrap ${classes.columns}`}>
			<div id={id} tabIndex={-1} className={classes.here}>
				<Card labelledBy={title} className={classes.formCard ?? ""}>
					<h2 id={title}>{t("connect.title")}</h2>
					<p className={classes.lead}>{t("connect.lead")}</p>
					<JoinUsForm labelledBy={title} below={(keeps) => <InstallOffer worth={keeps} />} />
				</Card>
			</div>
			<Visit />
		</div>
	);
}
