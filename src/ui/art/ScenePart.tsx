import { type ReactNode, useId } from "react";
import classes from "./ScenePart.module.css";

type ScenePartProps = {
	/** Where a link to `#id` leads; the focus goes there too. */
	id: string;
	title: string;
	text: string;
	scene: ReactNode;
	/** The facts, and where to read on. */
	children: ReactNode;
	/** As a page of a notebook, of the colour of its tab. */
	page?: "raisin" | "tuile" | "soleil";
};

// A part of a page with a scene on its left and what there is to know on its right.
export function ScenePart({ id, title, text, scene, children, page }: ScenePartProps) {
	const heading = useId();
	return (
		<section
			id={id}
			tabIndex={-1}
			aria-labelledby={heading}
			className={`${classes.part} ${page ? classes.turned : ""}`}
		>
			<div className="wrap">
				<div className={`${classes.columns} ${page ? `${classes.page} ${classes[page]}` : ""}`}>
					<div className={classes.scene}>{scene}</div>
					<div className={classes.words}>
						<h2 id={heading}>{title}</h2>
						<p>{text}</p>
						{children}
					</div>
				</div>
			</div>
		</section>
	);
}
