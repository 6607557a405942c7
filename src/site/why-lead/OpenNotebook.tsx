import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import classes from "./OpenNotebook.module.css";
import { useWords } from "./words.ts";

// Mission and vision: the two pages on which a new notebook opens.
export function OpenNotebook() {
	const t = useWords();
	return (
		<div className="wrap">
			<div className={classes.notebook}>
				<section className={classes.page} aria-labelledby="mission">
					<div role="img" aria-label={t("mission.scene")} className={classes.scene}>
						<Scene field="#BFE3FF" ground="arch" colours={["#2C46E2"]} className={classes.picture ?? ""}>
							<div className={classes.stage}>
								<Figure left={4} width={56}>
									<Person name="tutor" fetch="first" />
								</Figure>
								<Figure left={50} width={49}>
									<Person name="boy-paper" flip fetch="first" />
								</Figure>
							</div>
							<Sticker prop="speech" left={80} top={8} turn={6} accent="#177A47" />
						</Scene>
					</div>
					<h2 id="mission">{t("mission")}</h2>
					<p>{t("mission.text")}</p>
				</section>
				<section className={classes.page} aria-labelledby="vision">
					<div role="img" aria-label={t("vision.scene")} className={classes.scene}>
						<Scene field="#DDF3E6" ground="sun" colours={["#2FA868", "#177A47"]} className={classes.picture ?? ""}>
							<div className={classes.stage}>
								<Figure left={18} width={62}>
									<Person name="girl-point" fetch="first" />
								</Figure>
							</div>
							<Sticker prop="bulb" left={78} top={12} turn={6} accent="#177A47" />
							<Sticker prop="globe" left={5} top={12} turn={-7} accent="#177A47" />
						</Scene>
					</div>
					<h2 id="vision">{t("vision")}</h2>
					<p>{t("vision.text")}</p>
				</section>
			</div>
		</div>
	);
}
