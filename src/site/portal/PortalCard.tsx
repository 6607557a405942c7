import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import classes from "./PortalPage.module.css";
import { useWords } from "./words.ts";

type Who = "student" | "parent" | "teacher";

// The whole card is one link; all three lead to the same sign-in page, because the role decides the dashboard. Who is
// signed in is led on from there.
export function PortalCard({ who, signedIn }: { who: Who; signedIn: boolean }) {
	const t = useWords();
	const title = t(`${who}.title`);
	return (
		<Link
			to="/login"
			className={classes.card}
			data-who={who}
			aria-label={t(signedIn ? "openLabel" : "goLabel", { portal: title })}
		>
			<div className={classes.frame}>{scenes[who]}</div>
			<div className={classes.words}>
				<h2>{title}</h2>
				<p>{t(`${who}.text`)}</p>
				<span className={classes.go}>
					{t(signedIn ? "open" : "go")}
					<IconArrowRight size={18} aria-hidden />
				</span>
			</div>
		</Link>
	);
}

const picture = classes.picture ?? "";
const scenes: Record<Who, ReactNode> = {
	student: (
		<Scene field="#BFE3FF" ground="arch" colours={["#2C46E2"]} className={picture}>
			<Figure left={14} width={49}>
				<Person name="girl-stripe" />
			</Figure>
			<Sticker prop="notebook" left={72} top={12} turn={6} />
		</Scene>
	),
	parent: (
		<Scene field="#DDF3E6" ground="hills" colours={["#8FD9B0", "#177A47"]} className={picture}>
			<Figure left={4} width={49}>
				<Person name="girl-hijab" />
			</Figure>
			<Figure left={46} width={43}>
				<Person name="boy-arms" flip />
			</Figure>
			<Sticker prop="clipboard" left={74} top={7} turn={6} accent="#177A47" />
		</Scene>
	),
	teacher: (
		<Scene field="#FFE5DD" ground="sun" colours={["#F2583A", "#CF3A1E"]} className={picture}>
			<Figure left={14} width={49}>
				<Person name="tutor-m" />
			</Figure>
			<Sticker prop="quill" left={73} top={12} turn={6} accent="#CF3A1E" />
		</Scene>
	),
};
