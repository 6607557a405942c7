import { languageNames } from "#i18n/language-names.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { shownPhone, storedPhone } from "#ui/phone-number.ts";
import classes from "./ImportAccounts.module.css";
import type { Row } from "./read-table.ts";
import { useWords } from "./words.ts";

/** May be a student who is there already. */
const isDouble = ({ sameAs, known }: Row): boolean => known || sameAs !== null;

/** Nothing is wrong with the list, but somebody in it may be there already. */
export const needsAnyway = (rows: Row[]): boolean =>
	rows.some(isDouble) && rows.every(({ problems }) => problems.length === 0);

const phoneOnOneLine = (phone: string): string => (shownPhone(storedPhone(phone)) || phone).replaceAll(" ", "\u00a0");

type PreviewProps = { rows: Row[]; unused: string[]; asked: boolean };

// What was found in the file, row by row; those with a problem first, then those that may be doubles, then numbers to look at.
export function Preview({ rows, unused, asked }: PreviewProps) {
	const t = useWords();
	const wrong = rows.filter(({ problems }) => problems.length > 0);
	const others = rows.filter((row) => !wrong.includes(row));
	const doubles = others.filter(isDouble);
	const single = others.filter((row) => !isDouble(row));
	const toCheck = single.filter(({ zeros }) => zeros.length > 0);
	const right = single.filter((row) => !toCheck.includes(row));
	return (
		<div role="status" className={classes.found}>
			<p className={classes.count}>{t("count", { count: rows.length })}</p>
			{unused.length > 0 ? <p>{t("unused", { count: unused.length, names: unused.join(", ") })}</p> : null}
			{doubles.length > 0 ? <StateNote state="queued" word={t("doubles", { count: doubles.length })} quiet /> : null}
			{asked ? null : <p>{t("notAsked")}</p>}
			<ul className={classes.rows}>
				{[...wrong, ...doubles, ...toCheck, ...right].map((row) => (
					<PreviewRow key={row.id} {...row} />
				))}
			</ul>
		</div>
	);
}

function PreviewRow({ account, problems, typed, zeros, line, sameAs, known }: Row) {
	const t = useWords();
	return (
		<li className={classes.row}>
			<span className={classes.number}>{t("row", { number: line })}</span>
			<bdi className={classes.name}>{account.full_name || t("noName")}</bdi>
			<span className={classes.facts}>
				{[
					account.grade ? t("grade", { level: account.grade }) : typed.grade,
					problems.includes("wrong.language") ? typed.language : languageNames[account.language],
					account.email,
					...[account.parent_phone, account.other_phone].map(phoneOnOneLine),
				]
					.filter(Boolean)
					.join(" · ")}
			</span>
			{problems.map((problem) => (
				<span key={problem} className={classes.problem}>
					{t(problem)}
				</span>
			))}
			{zeros.length > 0 ? (
				<span className={classes.check}>{t("zero", { numbers: zeros.map(phoneOnOneLine).join(", ") })}</span>
			) : null}
			{sameAs === null ? null : <span className={classes.check}>{t("same.row", { number: sameAs })}</span>}
			{known ? <span className={classes.check}>{t("same.account")}</span> : null}
		</li>
	);
}
