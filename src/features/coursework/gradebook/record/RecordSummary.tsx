import { countsOf, type Judged, thousandthsOf, totalOf } from "#features/coursework/gradebook/averages.ts";
import { useWords } from "#features/coursework/gradebook/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { percentOf } from "#ui/numbers.ts";
import { pointsText } from "#ui/points.ts";
import classes from "./RecordSummary.module.css";

// What is missing, late and waiting among some work, and the average of what counts.
export function RecordSummary({ pieces }: { pieces: Judged[] }) {
	const t = useWords();
	const { missing, late, waiting } = countsOf(pieces);
	return (
		<>
			<dl className={classes.facts}>
				<Fact name={t("record.missing")} fact={missing} tone={missing > 0 ? "red" : ""} />
				<Fact name={t("record.late")} fact={late} tone={late > 0 ? "red" : ""} />
				<Fact name={t("record.waiting")} fact={waiting} tone="" />
				<div className={classes.fact}>
					<dt>{t("record.average")}</dt>
					<dd>
						<Average pieces={pieces} />
					</dd>
				</div>
			</dl>
			<p className={classes.note}>{t("record.counts")}</p>
		</>
	);
}

function Fact({ name, fact, tone }: { name: string; fact: number; tone: "red" | "" }) {
	return (
		<div className={classes.fact}>
			<dt>{name}</dt>
			<dd data-tone={tone || undefined}>{fact}</dd>
		</div>
	);
}

/** In percent, with the points behind it. */
export function Average({ pieces }: { pieces: Judged[] }) {
	const t = useWords();
	const lang = useLanguage();
	const total = totalOf(pieces);
	const share = thousandthsOf(total);
	if (share === null) {
		return (
			<>
				<span aria-hidden="true">–</span>
				<span className="out-of-sight">{t("cell.none")}</span>
			</>
		);
	}
	return (
		<>
			{percentOf(share, lang)}{" "}
			<small className={classes.points}>
				{pointsText(total.points, lang)}/{pointsText(total.max, lang)}
			</small>
		</>
	);
}
