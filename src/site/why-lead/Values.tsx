import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./Values.module.css";
import { useWords } from "./words.ts";

const values = ["learn", "evolve", "achieve", "discover", "dare"] as const;

// Five stops along one pencil line: down the page on a phone, across it on a wide screen.
export function Values() {
	const t = useWords();
	return (
		<Section title={t("values")} lead={t("values.lead")} band>
			<div className={classes.place}>
				<ol className={classes.values}>
					{values.map((value) => (
						<li key={value} className={classes[value]}>
							<svg className={classes.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
								<path d="M0 60C25 60 25 20 50 20S75 60 100 60" />
							</svg>
							<span className={classes.letter} aria-hidden="true">
								{t(`${value}.letter`)}
							</span>
							<h3>{t(value)}</h3>
							<p>{t(`${value}.text`)}</p>
						</li>
					))}
				</ol>
				<FreehandIcon name="pencil" size={64} accent="#F2583A" className={classes.pencil ?? ""} />
			</div>
		</Section>
	);
}
