import { Person } from "#ui/Person.tsx";
import { Figure, Scene } from "#ui/Scene.tsx";
import { Sticker } from "#ui/Sticker.tsx";
import classes from "./AccountPage.module.css";

const scenes = { login: WritingOn, signUp: Newcomers, recover: TheKey };

/** The picture beside the card; decoration. */
export function AccountScene({ of }: { of: keyof typeof scenes }) {
	const Picture = scenes[of];
	return <Picture />;
}

function WritingOn() {
	return (
		<Scene field="#bfe3ff" ground="arch" colours={["#2c46e2"]} className={classes.scene ?? ""}>
			<Figure left={14} width={38}>
				<Person name="girl-point" />
			</Figure>
			<Figure left={52} width={36}>
				<Person name="boy-paper" flip />
			</Figure>
			<Sticker prop="notebook" left={6} top={12} />
			<Sticker prop="cloud-sent" left={80} top={16} turn={6} accent="#177a47" />
		</Scene>
	);
}

function Newcomers() {
	return (
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
	);
}

function TheKey() {
	return (
		<Scene field="#ddf3e6" ground="steps" colours={["#64c08c"]} className={classes.scene ?? ""}>
			<Figure left={32} width={38}>
				<Person name="teen-long" />
			</Figure>
			<Sticker prop="key" left={10} top={16} accent="#177a47" />
			<Sticker prop="letter" left={78} top={10} turn={6} />
		</Scene>
	);
}
