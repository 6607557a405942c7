import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import classes from "./IdeaList.module.css";

export type Idea = { prop: PropName; title: string; text: string };

// A ruled list with a drawing beside each line of thought: no cards.
export function IdeaList({ ideas }: { ideas: Idea[] }) {
	return (
		<ul className={classes.ideas}>
			{ideas.map(({ prop, title, text }) => (
				<li key={title} className={classes.idea}>
					<FreehandIcon name={prop} size={44} />
					<div>
						<h3>{title}</h3>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
