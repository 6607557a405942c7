import { Section } from "#ui/blocks/Section.tsx";
import classes from "./Letters.module.css";
import { letters } from "./letters-art.tsx";
import { usePencil } from "./use-pencil.ts";
import { useWords } from "./words.ts";

// Four of the five values, and one pencil line that runs through their letters; the fifth stands beside the title.
export function Letters() {
	const t = useWords();
	const { surface, pencil } = usePencil<HTMLUListElement>();
	const dare = (
		<span className={classes.dare}>
			{t("letters.courage")} <strong>{t("letters.dare")}</strong>
		</span>
	);
	return (
		<Section title={t("letters.title")} aside={dare}>
			<ul className={classes.letters} data-pencil={pencil} ref={surface}>
				{letters.map(({ name, field, ink, letter, line }) => (
					<li key={name}>
						<svg viewBox="0 0 300 210" className={classes.art} style={{ background: field }} aria-hidden="true">
							<g fill={ink}>{letter}</g>
							<path className={classes.line} d={line} pathLength={1} stroke={ink} />
						</svg>
						<h3>{t(`letters.${name}`)}</h3>
						<p>{t(`letters.${name}.text`)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
