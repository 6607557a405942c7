import type { ReactNode } from "react";
import { centre } from "#centre.ts";
import { Person, Portrait } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./Options.module.css";
import { useWords } from "./words.ts";

export function Options() {
	const t = useWords();
	return (
		<Section title={t("options.title")}>
			<ul className={classes.options}>
				<Option title={t("option.one")} text={t("option.one.text")} scene={scenes.one} />
				<Option title={t("option.pair")} text={t("option.pair.text")} scene={scenes.pair} />
			</ul>
			<Seats count={centre.studentsPerTutor} />
		</Section>
	);
}

function Option({ title, text, scene }: { title: string; text: string; scene: ReactNode }) {
	return (
		<li className={classes.option}>
			{scene}
			<div className={classes.words}>
				<h3>{title}</h3>
				<p>{text}</p>
			</div>
		</li>
	);
}

const picture = classes.picture ?? "";
const scenes = {
	one: (
		<Scene field="#DDF3E6" ground="hills" colours={["#8FD9B0", "#177A47"]} className={picture}>
			<Figure left={20} width={46}>
				<Person name="girl-stripe" fetch="lazy" />
			</Figure>
			<Sticker prop="calculator" left={74} top={14} turn={6} accent="#177A47" />
		</Scene>
	),
	pair: (
		<Scene field="#FFE5DD" ground="sun" colours={["#FFB09C", "#F2583A"]} className={picture}>
			<Figure left={6} width={44}>
				<Person name="boy-arms" fetch="lazy" />
			</Figure>
			<Figure left={49} width={46}>
				<Person name="girl-point" flip fetch="lazy" />
			</Figure>
			<Sticker prop="speech" left={43} top={6} turn={-5} accent="#CF3A1E" />
		</Scene>
	),
};

// As many faces as there are seats: drawn children, none of them a real one.
const faces = ["Maya", "Ziad", "Lea", "Jad", "Karim", "Nour", "Omar"];

function Seats({ count }: { count: number }) {
	const t = useWords();
	return (
		<div className={classes.seats}>
			<div className={classes.faces}>
				{faces.slice(0, count).map((name) => (
					<Portrait key={name} of={name} called={name} kind="student" size={60} />
				))}
			</div>
			<div>
				<h3>{t("seats.title", { count })}</h3>
				<p>{t("seats.text")}</p>
			</div>
		</div>
	);
}
