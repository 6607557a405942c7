import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import classes from "./AccountPage.module.css";
import { useAccountWords } from "./account-words.ts";

// Shown beside the card on a wide screen: a picture, and what it means for the visitor.

export function NewcomersAside() {
	const t = useAccountWords();
	return (
		<>
			<Scene field="#fff1cc" ground="hills" colours={["#ffd966", "#f2583a"]} className={classes.scene ?? ""}>
				<Figure left={12} width={36}>
					<Person name="girl-stripe" />
				</Figure>
				<Figure left={52} width={38}>
					<Person name="tutor-m" flip />
				</Figure>
				<Sticker prop="pencil" left={6} top={14} />
				<Sticker prop="letter" left={80} top={10} turn={6} accent="#cf3a1e" />
			</Scene>
			<h2 className={classes.asideTitle}>{t("aside.signUp")}</h2>
			<p className={classes.asideText}>{t("aside.signUpText")}</p>
		</>
	);
}

/** Says how a lost password is replaced, or what the page says instead. */
export function NewKeyAside({ title, text }: { title?: string; text?: string }) {
	const t = useAccountWords();
	return (
		<>
			<Scene field="#ddf3e6" ground="steps" colours={["#64c08c"]} className={classes.scene ?? ""}>
				<Figure left={32} width={38}>
					<Person name="teen-long" />
				</Figure>
				<Sticker prop="key" left={10} top={16} accent="#177a47" />
				<Sticker prop="letter" left={78} top={10} turn={6} />
			</Scene>
			<h2 className={classes.asideTitle}>{title ?? t("aside.recover")}</h2>
			<p className={classes.asideText}>{text ?? t("aside.recoverText")}</p>
		</>
	);
}
