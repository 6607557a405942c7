import { Button } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useFilesHere } from "#features/materials/library/queries.ts";
import { useObjectUrl } from "#features/materials/reading/use-object-url.ts";
import { useSize } from "#features/materials/use-size.ts";
import { matchesWords } from "#i18n/folding.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { DialogCard } from "#ui/feedback/DialogCard.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { grouped } from "#ui/numbers.ts";
import classes from "./ChoosePicture.module.css";
import { type Material, pictureHere, pictureNotation, useChoosable } from "./queries.ts";
import { useWords } from "./words.ts";

type ChoosePictureProps = {
	/** The course whose pictures there are to choose from, "" while none is chosen. */
	courseId: string;
	/** Called with how a text names the picture. */
	onChoose: (notation: string) => void;
	onClose: () => void;
};

// The pictures that the text of a course can show. At the end of the page: in the form around it Enter would submit, and
// what is searched would count as written.
export function ChoosePicture({ courseId, onChoose, onClose }: ChoosePictureProps) {
	const t = useWords();
	const pictures = useChoosable(courseId);
	return createPortal(
		<div onChange={(event) => event.stopPropagation()}>
			<DialogCard title={t("choose")} close={t("close")} onClose={onClose}>
				{pictures === undefined ? <RuledSkeleton label={t("choose")} /> : null}
				{pictures === null ? <Nothing title={t("noCourse")} next={t("noCourse.next")} /> : null}
				{pictures?.length === 0 ? <Empty courseId={courseId} /> : null}
				{pictures?.length ? <Choices pictures={pictures} onChoose={onChoose} /> : null}
			</DialogCard>
		</div>,
		document.body,
	);
}

const Nothing = (props: Omit<Parameters<typeof EmptyState>[0], "prop">) => (
	<EmptyState prop={<FreehandIcon name="books" size={96} />} {...props} />
);

function Empty({ courseId }: { courseId: string }) {
	const t = useWords();
	return (
		<Nothing title={t("empty")} next={t("empty.next")}>
			<Link to="/dashboard-tutor" hash={`courses/${courseId}`}>
				{t("toCourse")}
			</Link>
		</Nothing>
	);
}

/** Rows that are drawn at once, each perhaps with a photo. */
const page = 20;

/** So few are looked through faster than searched. */
const few = 6;

function Choices({ pictures, onChoose }: { pictures: readonly Material[] } & Pick<ChoosePictureProps, "onChoose">) {
	const t = useWords();
	const lang = useLanguage();
	const [search, setSearch] = useState("");
	const [limit, setLimit] = useState(page);
	const list = useRef<HTMLUListElement>(null);
	const files = useFilesHere();
	const found = pictures.filter(({ title }) => matchesWords(search, title));
	// The pressed button moves down the list: the focus goes to the first new row.
	const grow = () => {
		flushSync(() => setLimit(limit + page));
		list.current?.querySelectorAll("button")[limit]?.focus();
	};
	return (
		<>
			{pictures.length > few ? (
				<search className={classes.search}>
					<TextField
						type="search"
						label={t("search")}
						autoComplete="off"
						value={search}
						onChange={({ currentTarget }) => {
							setSearch(currentTarget.value);
							setLimit(page);
						}}
					/>
					<p className={classes.count} role="status">
						{found.length === 0
							? t("noMatch")
							: t("found", { count: found.length, number: grouped(found.length, lang) })}
					</p>
				</search>
			) : null}
			<ul className={classes.list} ref={list}>
				{found.slice(0, limit).map((material) => (
					<Choice
						key={material.id}
						material={material}
						here={files?.get(material.id)?.state === "here"}
						onPress={() => onChoose(pictureNotation(material))}
					/>
				))}
			</ul>
			{found.length > limit ? (
				<Button variant="default" fullWidth onClick={grow}>
					{t("more")}
				</Button>
			) : null}
		</>
	);
}

type ChoiceProps = { material: Material; here: boolean; onPress: () => void };

function Choice({ material, here, onPress }: ChoiceProps) {
	const t = useWords();
	const size = useSize();
	return (
		<li>
			<button type="button" className={classes.choice} onClick={onPress}>
				<span className={classes.frame}>
					{here ? <Thumbnail material={material} /> : <IconPhoto size={26} stroke={1.6} aria-hidden />}
				</span>
				<span>
					<span className={classes.title} dir="auto">
						{material.title}
					</span>{" "}
					<span className={classes.facts}>
						{size(material.size)}
						{material.course_id === "" ? ` · ${t("library")}` : null}
					</span>
				</span>
			</button>
		</li>
	);
}

function Thumbnail({ material }: { material: Material }) {
	const [file, setFile] = useState<Blob | null>(null);
	const address = useObjectUrl(file);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the file of a material never changes
	useEffect(() => {
		let ended = false;
		pictureHere(material).then(
			(found) => ended || setFile(found),
			() => undefined,
		);
		return () => {
			ended = true;
		};
	}, [material.id]);
	return address ? <img src={address} alt="" decoding="async" onError={() => setFile(null)} /> : null;
}
