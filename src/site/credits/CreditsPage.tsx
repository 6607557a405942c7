import { IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PageHead } from "#site/head.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { Person } from "#ui/art/Person.tsx";
import classes from "./CreditsPage.module.css";
import { credits } from "./credits.ts";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({ title: say("head.title"), description: say("head.description") });

export function CreditsPage() {
	const t = useWords();
	return (
		<div className={`wrap ${classes.page}`}>
			<h1>{t("title")}</h1>
			<p className={classes.lead}>{t("lead")}</p>
			<ul className={classes.credits}>
				{credits.map(({ key, name, who, address, licence }) => (
					<li key={key}>
						<div className={classes.sample} data-credit={key} aria-hidden="true">
							{samples[key]}
						</div>
						<div>
							<h2>{name}</h2>
							<p>{t(key)}</p>
							<p className={classes.links}>
								<a href={address}>{t("by", { who })}</a>
								<a href={licence.address}>{t("licence", { licence: licence.name })}</a>
							</p>
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}

/** A look at each, beside its name. */
const samples: Record<(typeof credits)[number]["key"], ReactNode> = {
	peeps: <Person name="girl-stripe" />,
	freehand: <FreehandIcon name="chess" size={64} accent="#CF3A1E" />,
	tabler: <IconPencil size={56} stroke={2} />,
	bricolage: "Aé",
	figtree: "Aé",
};
