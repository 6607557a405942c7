// One picture of pictures.ts, drawn with the site's own components: /scripts/draw/og/index.html?picture=home&language=en
import { createRoot } from "react-dom/client";
import "#app/theme/fonts.css";
import "#ui/tokens.css";
import { Logo } from "#ui/art/Logo.tsx";
import { Marker } from "#ui/art/Marker.tsx";
import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import "./picture.css";
import { pictures, places } from "./pictures.ts";

const asked = new URLSearchParams(location.search);
const language = asked.get("language") === "fr" ? "fr" : "en";
const picture = Object.entries(pictures).find(([name]) => name === asked.get("picture"))?.[1] ?? pictures.home;
const root = document.getElementById("root");
if (root) createRoot(root).render(<Picture {...picture} />);

function Picture({ people, stickers, accent, line, ...ground }: typeof picture) {
	const rows = line[language];
	const sticker = accent ? { accent } : {};
	return (
		<Scene {...ground} className="scene">
			<div className="card">
				<Logo height={58} />
				<p className={rows.length > 3 ? "line long" : "line"}>
					{rows.slice(0, -1).join("\n")}
					{"\n"}
					<Marker>{rows.at(-1)}</Marker>
				</p>
				<p className="place">{places[language]}</p>
			</div>
			<Figure left={-4} width={36}>
				<Person name={people[0]} />
			</Figure>
			<Figure left={68} width={36}>
				<Person name={people[1]} flip />
			</Figure>
			<Sticker prop={stickers[0]} left={7} top={6} turn={-7} {...sticker} />
			<Sticker prop={stickers[1]} left={84} top={6} turn={6} {...sticker} />
		</Scene>
	);
}
