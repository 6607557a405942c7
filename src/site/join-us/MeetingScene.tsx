import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene, Stage } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import { useWords } from "./words.ts";

// A mother and a tutor over the first plan.
export function MeetingScene() {
	const t = useWords();
	return (
		<div role="img" aria-label={t("scene")}>
			<Scene field="#DDF3E6" ground="arch" colours={["#177A47"]} whole>
				<Stage>
					<Figure left={0} width={56}>
						<Person name="girl-hijab" fetch="first" />
					</Figure>
					<Figure left={47} width={54}>
						<Person name="tutor-m" flip fetch="first" />
					</Figure>
				</Stage>
				<Sticker prop="calendar" left={5} top={9} turn={-6} accent="#177A47" />
				<Sticker prop="speech" left={78} top={8} turn={6} accent="#177A47" />
			</Scene>
		</div>
	);
}
