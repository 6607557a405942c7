import { IconArrowRight } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import classes from "./ProgramCard.module.css";
import { type SceneName, SiteScene } from "./scenes.tsx";

export type Program = {
	scene: SceneName;
	icon: PropName;
	tag: string;
	title: string;
	/** For whom. */
	grades: string;
	text: string;
	to: NonNullable<LinkProps["to"]>;
	hash?: string;
	button: string;
};

export function ProgramCard({ scene, icon, tag, title, grades, text, to, hash, button }: Program) {
	return (
		<div className={classes.place}>
			<article className={classes.card}>
				<SiteScene of={scene} tagged className={classes.scene ?? ""} />
				<span className={classes.tag}>{tag}</span>
				<div className={classes.words}>
					<div className={classes.top}>
						<span className={classes.grades} data-scene={scene}>
							{grades}
						</span>
						<FreehandIcon name={icon} size={44} />
					</div>
					<h3>{title}</h3>
					<p>{text}</p>
					<Link to={to} {...(hash ? { hash } : {})} className={classes.go} aria-label={`${button}, ${title}`}>
						{button}
						<IconArrowRight size={18} aria-hidden />
					</Link>
				</div>
			</article>
		</div>
	);
}
