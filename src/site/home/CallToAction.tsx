import { centre } from "#centre.ts";
import { ActionLink } from "#ui/ActionLink.tsx";
import { Person } from "#ui/Person.tsx";
import classes from "./CallToAction.module.css";
import { useWords } from "./words.ts";

export function CallToAction() {
	const t = useWords();
	return (
		<section className={`wrap ${classes.place}`}>
			<div className={classes.card}>
				<div className={classes.words}>
					<h2>{t("call.title")}</h2>
					<p>{t("call.text", { hours: centre.answerHours })}</p>
					<div className={classes.buttons}>
						<ActionLink to="/join-us">{t("call.book")}</ActionLink>
						<ActionLink to="/faq" tone="outline">
							{t("call.questions")}
						</ActionLink>
					</div>
				</div>
				<div className={classes.people} aria-hidden="true">
					<Person name="tutor-m" fetch="lazy" />
					<Person name="girl-stripe" fetch="lazy" flip />
				</div>
			</div>
		</section>
	);
}
