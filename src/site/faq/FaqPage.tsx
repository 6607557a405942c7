import { IconArrowRight, IconBrandWhatsapp } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { centre, whatsappLink } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { publicAddress } from "#site/address.ts";
import type { PageHead } from "#site/head.ts";
import { SiteScene } from "#site/scenes.tsx";
import { faqPage } from "#site/structured-data.ts";
import { Marker } from "#ui/art/Marker.tsx";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./FaqPage.module.css";
import { questions } from "./questions.ts";
import { Search } from "./Search.tsx";
import { findQuestions } from "./search.ts";
import { searchable } from "./search-words.ts";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({
	title: say("head.title"),
	description: say("head.description"),
	picture: "parents",
	data: [faqPage(questions(say).map(({ question, answer }) => ({ question, answer: answer.join(" ") })))],
});

export function FaqPage() {
	const t = useWords();
	const spoken = useLanguage();
	const visit = useAskedQuestion();
	const [typed, setTyped] = useState({ words: "", visit });
	// A link to a question shows it, whatever was searched before.
	const words = typed.visit === visit ? typed.words : "";
	const all = questions(t);
	const found = findQuestions(words, searchable(all));
	const others = all.filter((one) => !found.includes(one));
	const title = (
		<>
			{t("title")}
			<Marker>{t("title.marked")}</Marker>
		</>
	);
	return (
		<>
			<PageLead title={title} lead={t("lead")} scene={<SiteScene of="tutor" fill />} toThePoint />
			<div className={`wrap ${classes.columns}`}>
				<div className={classes.beside}>
					<Search
						words={words}
						found={found.length}
						total={all.length}
						onChange={(wanted) => setTyped({ words: wanted, visit })}
					/>
					<AskSomebody />
				</div>
				<div>
					{found.length === 0 ? <Unanswered words={words.trim()} /> : null}
					<Accordion
						name="faq"
						items={[...found, ...others].map((one) => ({
							id: one.id,
							title: one.question,
							hidden: !found.includes(one),
							open: one === found[0],
							content: <Answer {...one} />,
						}))}
					/>
				</div>
				<p className={classes.address}>{publicAddress("/faq", spoken)}</p>
			</div>
			<NextStep title={t("more.title")} text={t("more.text", { hours: centre.answerHours })} person="girl-laptop">
				<ActionLink to="/join-us">{t("more.assessment")}</ActionLink>
				<ActionLink to="/" hash="advanced-programs" tone="outline">
					{t("more.seat")}
				</ActionLink>
			</NextStep>
		</>
	);
}

type Item = { id: string; title: string; content: ReactNode; hidden: boolean; open: boolean };

// Questions with their answers folded away, one open at a time: the first, until another one is pressed. The browser's own
// <details>: it opens without script, and on paper all are open. `#id` leads to each (without script it opens it too).
function Accordion({ name, items }: { name: string; items: Item[] }) {
	return (
		<div className={classes.accordion}>
			{items.map(({ id, title, content, hidden, open }) => (
				<details key={id} id={id} name={name} open={open} hidden={hidden} className={classes.question}>
					<summary className={classes.summary}>
						<h2>{title}</h2>
						<span className={classes.sign} aria-hidden="true" />
					</summary>
					<div className={classes.answer}>{content}</div>
				</details>
			))}
		</div>
	);
}

// Shown beside the questions on a wide screen; a phone has the same in the bar at its lower edge.
function AskSomebody() {
	const t = useWords();
	return (
		<div className={classes.somebody}>
			<h2>{t("person.title")}</h2>
			<p>{t("person.text")}</p>
			<a className={classes.more} href={whatsappLink(t("person.greeting"))}>
				<IconBrandWhatsapp size={20} aria-hidden />
				{t("person.whatsapp")}
			</a>
		</div>
	);
}

// In place of the answers: the question goes to a person, already written.
function Unanswered({ words }: { words: string }) {
	const t = useWords();
	return (
		<div className={classes.unanswered}>
			<h2>{t("none.title", { words })}</h2>
			<p>{t("none.text", { hours: centre.answerHours })}</p>
			<div className={classes.ways}>
				<ActionLink
					href={whatsappLink(t("none.greeting", { words }))}
					before={<IconBrandWhatsapp size={20} aria-hidden />}
				>
					{t("none.whatsapp")}
				</ActionLink>
				<ActionLink to="/join-us" tone="outline">
					{t("none.form")}
				</ActionLink>
			</div>
		</div>
	);
}

function Answer({ answer, more }: Pick<ReturnType<typeof questions>[number], "answer" | "more">) {
	return (
		<>
			{answer.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{more ? (
				<Link to={more.to} className={classes.more}>
					{more.label}
					<IconArrowRight size={18} aria-hidden />
				</Link>
			) : null}
		</>
	);
}

/**
 * Opens the question whose address (`#q-…`) was followed, and brings the visitor there.
 * @returns which visit this is: another one with every link that is followed
 */
function useAskedQuestion(): string | undefined {
	const { hash, state } = useLocation();
	const visit = state.__TSR_key;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the visit is what tells a second press of the same link.
	useEffect(() => {
		const asked = hash ? document.getElementById(hash) : null;
		if (!(asked instanceof HTMLDetailsElement)) return;
		asked.open = true;
		asked.scrollIntoView();
		asked.querySelector("summary")?.focus({ preventScroll: true });
	}, [hash, visit]);
	return visit;
}
