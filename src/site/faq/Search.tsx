import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import classes from "./Search.module.css";
import { useWords } from "./words.ts";

type SearchProps = { words: string; found: number; total: number; onChange: (words: string) => void };

// What was typed, how many questions fit, and the way back to all of them.
export function Search({ words, found, total, onChange }: SearchProps) {
	const t = useWords();
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	// What was typed before the script was there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes to life.
	useEffect(() => {
		const early = field.current?.value;
		if (early) onChange(early);
	}, []);
	const searching = words.trim() !== "";
	const place = useRef<HTMLElement>(null);
	// On a phone the keyboard covers the lower half, so the box goes to the top. On a wide screen the page has become
	// shorter and may have ended above where it was scrolled to.
	useEffect(() => {
		const block = matchMedia("(max-width: 959px)").matches ? "start" : "nearest";
		if (searching) place.current?.scrollIntoView({ block });
	}, [searching]);
	const clear = () => {
		onChange("");
		field.current?.focus();
	};
	return (
		<search ref={place} className={classes.search}>
			<label htmlFor={id}>{t("search")}</label>
			<div className={classes.box}>
				<IconSearch size={20} stroke={2} aria-hidden />
				<input
					ref={field}
					id={id}
					type="search"
					value={words}
					placeholder={t("search.hint")}
					autoComplete="off"
					enterKeyHint="search"
					onChange={({ target }) => onChange(target.value)}
				/>
				{searching ? (
					<button type="button" aria-label={t("show.all")} onClick={clear}>
						<IconX size={20} aria-hidden />
					</button>
				) : null}
			</div>
			<p role="status" className={classes.found}>
				{searching ? (found ? t("found", { count: found, total }) : t("none")) : t("all", { count: total })}
			</p>
		</search>
	);
}
