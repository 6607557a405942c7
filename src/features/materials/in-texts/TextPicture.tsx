import { Button } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type CSSProperties, type ReactNode, use, useState } from "react";
import { useOpenedFile } from "#features/materials/library/use-opened-file.ts";
import { useComeByThemselves } from "#features/materials/offline/queries.ts";
import { useObjectUrl } from "#features/materials/reading/use-object-url.ts";
import { useSize } from "#features/materials/use-size.ts";
import { useStopped } from "#features/reach/queries.ts";
import { Addressee } from "#i18n/addressee.ts";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { type FoundPicture, usePicture } from "./queries.ts";
import classes from "./TextPicture.module.css";
import { useWords } from "./words.ts";

type TextPictureProps = {
	/** The material, and the course whose text shows it. */
	id: string;
	courseId: string;
	/** What is read where it cannot be seen, "" for the title of the material. */
	title: string;
	/** What stands in its place where it cannot be drawn. */
	inWords: ReactNode;
	printed: boolean;
};

// A picture in a text.
export const TextPicture = ({ printed, ...props }: TextPictureProps) =>
	printed ? <Printed {...props} /> : <OnScreen {...props} />;

type OnScreenProps = Omit<TextPictureProps, "printed">;

// The browser captures the paper at once, before a file could be read: what is printed is what the page shows already.
function Printed({ id, inWords }: OnScreenProps) {
	const shown = document.querySelector<HTMLImageElement>(`[data-picture="${id}"]`);
	if (!shown?.complete) return inWords;
	return <img className={classes.printed} src={shown.src} alt={shown.alt} />;
}

// A press opens it in the reader.
function OnScreen({ id, courseId, title, inWords }: OnScreenProps) {
	const found = usePicture(id, courseId);
	if (found === undefined) return <Placeholder id={id} />;
	if (found === null) return <Gone title={title} />;
	return <Found key={id} {...found} title={title || found.material.title} inWords={inWords} />;
}

type FoundProps = FoundPicture & Pick<OnScreenProps, "title" | "inWords">;

function Found({ material, here, unwanted, title, inWords }: FoundProps) {
	const mayCome = useComeByThemselves() === "yes";
	const stopped = useStopped();
	const [asked, ask] = useState(false);
	const opened = useOpenedFile(material, here || (!stopped && (asked || (mayCome && !unwanted))));
	const address = useObjectUrl(opened.state === "open" ? opened.file : null);
	const [broken, setBroken] = useState(false);
	const missing = { title, stopped, size: material.size };
	if (broken) return inWords;
	if (opened.state === "failed") return <Missing {...missing} state="failed" onShow={opened.again} />;
	if (opened.state === "missing") return <Missing {...missing} state="waits" onShow={() => ask(true)} />;
	if (opened.state === "opening" && !here) return <Missing {...missing} state="coming" />;
	if (address === null) return <Placeholder id={material.id} />;
	return <Shown id={material.id} title={title} address={address} onBroken={() => setBroken(true)} />;
}

type ShownProps = { id: string; title: string; address: string; onBroken: () => void };

function Shown({ id, title, address, onBroken }: ShownProps) {
	const t = useWords();
	return (
		<Link className={classes.link} to="/library" hash={`materials/${id}`} title={t("open")}>
			<img
				className={classes.picture}
				style={styleFor(id)}
				src={address}
				data-picture={id}
				alt={title}
				onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => sizes.set(id, [naturalWidth, naturalHeight])}
				onError={onBroken}
			/>
		</Link>
	);
}

/** Width and height of the pictures that this page has shown, in pixels: the next time their place is kept. */
const sizes = new Map<string, readonly [number, number]>();

function styleFor(id: string): CSSProperties | undefined {
	const [width = 0, height = 0] = sizes.get(id) ?? [];
	if (width === 0 || height === 0) return undefined;
	return { width: `min(${width}px, var(--highest) * ${width / height})`, aspectRatio: `${width} / ${height}` };
}

const Placeholder = ({ id }: { id: string }) => <div className={classes.place} style={styleFor(id)} aria-busy />;

// In the place of a picture that the materials do not have any more; or not yet, while it is copied with its course.
function Gone({ title }: { title: string }) {
	const t = useWords();
	const student = use(Addressee) === "student";
	return (
		<div className={classes.missing}>
			<IconPhoto className={classes.icon} size={26} stroke={1.6} aria-hidden />
			<div>
				<p className={classes.title} dir="auto">
					{t(title ? "gone" : "gone.untitled", { title })}
				</p>
				<p>{t(student ? "gone.ask" : "gone.mend")}</p>
			</div>
		</div>
	);
}

type MissingProps = {
	title: string;
	/** Of the file, in bytes. */
	size: number;
	stopped: Stopped;
	state: "waits" | "coming" | "failed";
	/** Fetches it now. */
	onShow?: () => void;
};

// In the place of a picture whose file is not on this phone.
function Missing({ title, size: bytes, stopped, state, onShow }: MissingProps) {
	const t = useWords();
	const size = useSize();
	return (
		<div className={classes.missing}>
			<IconPhoto className={classes.icon} size={26} stroke={1.6} aria-hidden />
			<div>
				<p className={classes.title} dir="auto">
					{title}
				</p>
				<p>
					{t("missing")} {stopped ? t(`missing.${stopped}`) : null}
					{!stopped && state !== "waits" ? t(`missing.${state}`) : null}
				</p>
				{onShow && !stopped ? (
					<Button variant="default" size="sm" className={classes.show ?? ""} onClick={onShow}>
						{t("show", { size: size(bytes) })}
					</Button>
				) : null}
			</div>
		</div>
	);
}
