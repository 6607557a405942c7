import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene, Stage } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";

// One sticker for each of the three courses.
export function CoverScene() {
	return (
		<Scene field="#F0E4FA" ground="steps" colours={["#C7A6EE"]} whole>
			<Stage>
				<Figure left={3} width={47}>
					<Person name="girl-coder" fetch="first" />
				</Figure>
				<Figure left={48} width={50}>
					<Person name="teen-long" flip fetch="first" />
				</Figure>
			</Stage>
			<Sticker prop="chip" left={4} top={9} turn={-7} accent="#7A3DB8" />
			<Sticker prop="stopwatch" left={43} top={5} turn={5} accent="#CF3A1E" />
			<Sticker prop="translate" left={79} top={9} turn={-5} />
		</Scene>
	);
}
