import { useRouterState } from "@tanstack/react-router";
import { useWords } from "#app/words.ts";
import { chooseLanguage, type Language, useLanguage } from "#i18n/i18n.ts";
import { languageNames } from "#i18n/language-names.ts";
import { choosingPath } from "#site/address.ts";
import classes from "./LanguageToggle.module.css";

// EN | FR. It switches in place, and without script leads to the other language's address.
export function LanguageToggle() {
	const t = useWords();
	const spoken = useLanguage();
	const choice = (language: Language) => (
		<button
			type="button"
			lang={language}
			className={classes.choice}
			aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
			aria-pressed={spoken === language}
			onClick={() => void chooseLanguage(language)}
		>
			{language.toUpperCase()}
		</button>
	);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is two buttons under one name.
		<div role="group" className={classes.toggle} aria-label={t("language.label")}>
			{choice("en")}
			{choice("fr")}
			<Twin />
		</div>
	);
}

function Twin() {
	const other = useLanguage() === "en" ? "fr" : "en";
	// Of the page found, not of the address: one drawing of the 404 page stands at every unknown address.
	const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? "/" });
	return (
		<a className={classes.twin} lang={other} hrefLang={other} href={choosingPath(path, other)}>
			{languageNames[other]}
		</a>
	);
}
