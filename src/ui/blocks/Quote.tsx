import { IconStarFilled } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { Face } from "#ui/art/Person.tsx";
import { useWords } from "#ui/words.ts";
import classes from "./Quote.module.css";

type QuoteProps = {
	text: string;
	name: string;
	/** Who that is: "mother of a Grade 4 student". */
	role: string;
	face: Pick<ComponentProps<typeof Face>, "name" | "ground">;
	/** Stars of five. */
	rating?: number;
	/** Alone on its line. */
	large?: boolean;
};

// What somebody says, beside a drawn face.
export function Quote({ text, name, role, face, rating, large = false }: QuoteProps) {
	return (
		<figure className={classes.quote}>
			{rating === undefined ? null : <Stars rating={rating} />}
			<blockquote className={`${classes.text} ${large ? classes.large : ""}`}>{text}</blockquote>
			<figcaption className={classes.by}>
				<Face {...face} size={large ? 72 : 56} fetch="lazy" />
				<span>
					<strong>{name}</strong>
					{role}
				</span>
			</figcaption>
		</figure>
	);
}

function Stars({ rating }: { rating: number }) {
	const t = useWords();
	return (
		<span className={classes.stars} role="img" aria-label={t("quote.rating", { rating, of: stars.length })}>
			{stars.map((star) => (
				<IconStarFilled key={star} size={20} aria-hidden data-given={star <= rating || undefined} />
			))}
		</span>
	);
}

const stars = [1, 2, 3, 4, 5];
