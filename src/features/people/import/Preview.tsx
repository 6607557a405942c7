import { StateNote } from "#ui/feedback/StateNote.tsx";
import { shownPhone, storedPhone } from "#ui/phone-number.ts";
import classes from "./ImportAccounts.module.css";
import type { Row } from "./read-table.ts";
import { useWords } from "./words.ts";

// What was found in the file, row by row; those with a problem first.
export function Preview({ rows, unused }: { rows: Row[]; unused: string[] }) {
	const t = useWords();
	const wrong = rows.filter(({ problems }) => problems.length > 0);
	const right = rows.filter(({ problems }) => problems.length === 0);
	return (
		<div role="status">
			<p className={classes.count}>{t("count", { count: rows.length })}</p>
			{unused.length > 0 ? <p>{t("unused", { count: unused.length, names: unused.join(", ") })}</p> : null}
			{wrong.length > 0 ? <StateNote state="failed" word={t("wrong", { count: wrong.length })} quiet /> : null}
			<ul className={classes.rows}>
				{[...wrong, ...right].map(({ id, account, problems, line }) => (
					<li key={id} className={classes.row}>
						<span className={classes.number}>{t("row", { number: line })}</span>
						<bdi className={classes.name}>{account.full_name || t("noName")}</bdi>
						<span className={classes.facts}>
							{[
								account.grade && t("grade", { level: account.grade }),
								account.email,
								...[account.parent_phone, account.other_phone].map((typed) => shownPhone(storedPhone(typed)) || typed),
							]
								.filter(Boolean)
								.join(" · ")}
						</span>
						{problems.map((problem) => (
							<span key={problem} className={classes.problem}>
								{t(problem)}
							</span>
						))}
					</li>
				))}
			</ul>
		</div>
	);
}
