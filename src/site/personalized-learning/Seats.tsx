import { Portrait } from "#ui/art/Person.tsx";
import classes from "./Seats.module.css";
import { useWords } from "./words.ts";

// As many faces as there are seats: drawn children, none of them a real one.
const faces = ["Maya", "Ziad", "Lea", "Jad", "Karim", "Nour", "Omar"];

export function Seats({ count }: { count: number }) {
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
