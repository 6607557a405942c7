import { centre, clockTimes, dollars } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./Policies.module.css";
import { useWords } from "./words.ts";

// How things are done at the centre, each in a sentence or two.
export function Policies() {
	const t = useWords();
	const spoken = useLanguage();
	const { afterSchool, hours, studentsPerTutor, advanced, answerHours } = centre;
	const sessions = clockTimes(afterSchool.hours, spoken);
	const policies = [
		[t("policies.tuition"), t("policies.tuition.text", { price: dollars(afterSchool.monthlyTuition, spoken) })],
		[
			t("policies.hours"),
			t("policies.hours.text", {
				...clockTimes(hours, spoken),
				starts: sessions.opens,
				ends: sessions.closes,
			}),
		],
		[t("policies.groups"), t("policies.groups.text", { group: afterSchool.studentsPerGroup, most: studentsPerTutor })],
		[t("policies.advanced"), t("policies.advanced.text", { weeks: advanced.weeks })],
		[t("policies.answers"), t("policies.answers.text", { hours: answerHours })],
		[t("policies.account"), t("policies.account.text")],
	];
	return (
		<Section title={t("policies.title")} id="policies">
			<dl className={classes.policies}>
				{policies.map(([name, text]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
