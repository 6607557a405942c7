import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useId } from "react";
import { kindOf } from "#features/materials/kinds.ts";
import { Reader } from "#features/materials/reading/Reader.tsx";
import { useSize } from "#features/materials/use-size.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { longDate } from "#ui/dates.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { isolated } from "#ui/isolated.ts";
import { OpenedItem } from "#ui/layout/OpenedItem.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { saveMaterial } from "./commands.ts";
import { FileHereNote } from "./FileHereNote.tsx";
import { KeepButton } from "./KeepButton.tsx";
import classes from "./OpenMaterial.module.css";
import { OwnActions } from "./OwnActions.tsx";
import { type FileHere, type LibraryItem, useFilesHere, useLibraryItem } from "./queries.ts";
import { type Opened, useOpenedFile } from "./use-opened-file.ts";
import { useWords } from "./words.ts";

type OpenMaterialProps = {
	id: string;
	/** Why nothing can be asked of the server now. */
	stopped: Stopped;
	onClose: () => void;
};

// One material, read inside the app.
export function OpenMaterial({ id, stopped, onClose }: OpenMaterialProps) {
	const t = useWords();
	const item = useLibraryItem(id);
	const files = useFilesHere();
	return (
		<OpenedItem
			back={t("back")}
			onClose={onClose}
			detail={files && item}
			loading={t("loading")}
			gone={{ prop: <FreehandIcon name="books" size={96} />, title: t("gone"), next: t("gone.text") }}
		>
			{(here) => <Inside key={id} item={here} file={files?.get(id)} stopped={stopped} onClose={onClose} />}
		</OpenedItem>
	);
}

type InsideProps = Pick<OpenMaterialProps, "stopped" | "onClose"> & { item: LibraryItem; file: FileHere | undefined };

function Inside({ item, file, stopped, onClose }: InsideProps) {
	const t = useWords();
	const lang = useLanguage();
	const size = useSize();
	const id = useId();
	const { material, course, assignment } = item;
	const opened = useOpenedFile(material, file?.state === "here" || !stopped);
	return (
		<article className={classes.opened} aria-labelledby={id}>
			<div className={classes.head}>
				<div>
					<h2 className={classes.title} id={id} dir="auto">
						{material.title}
					</h2>
					{material.description ? (
						<p className={classes.description} dir="auto">
							{material.description}
						</p>
					) : null}
					<p className={classes.facts}>
						{course ? <bdi>{course.title}</bdi> : null}
						{assignment ? <span>{t("worksheet", { title: isolated(assignment) })}</span> : null}
						<span>{size(material.size)}</span>
						<span>{t("uploaded", { date: longDate(material.created_at, lang) })}</span>
						<FileHereNote file={shareOf(opened) ?? file} stopped={stopped} />
					</p>
				</div>
				<div className={classes.actions}>
					<KeepButton material={material} file={file} pins stopped={stopped} about={id} />
					{opened.state === "open" ? <Save item={item} file={opened.file} /> : null}
					<OwnActions item={item} stopped={stopped} onClose={onClose} />
				</div>
			</div>
			<File item={item} opened={opened} stopped={stopped} />
		</article>
	);
}

/** What is read once, because there is no room for it, comes to this phone all the same. */
const shareOf = (opened: Opened): FileHere | null =>
	opened.state === "opening" && opened.share !== null
		? { state: "coming", share: opened.share, byItself: false, chosen: false }
		: null;

function Save({ item, file }: { item: LibraryItem; file: Blob }) {
	const t = useWords();
	return (
		<Button
			variant="default"
			size="sm"
			leftSection={<IconDownload size={18} stroke={2} aria-hidden />}
			onClick={() => saveMaterial(item.material, file)}
		>
			{t("save")}
		</Button>
	);
}

type FileProps = Pick<InsideProps, "item" | "stopped"> & { opened: Opened };

function File({ item: { material }, opened, stopped }: FileProps) {
	const t = useWords();
	if (opened.state === "opening") return <RuledSkeleton label={t("opening")} />;
	if (opened.state === "missing") return <Missing title={t("missing")} next={t(`missing.${stopped ?? "offline"}`)} />;
	if (opened.state === "failed")
		return (
			<Missing title={t("failed")} next={t("failed.text")}>
				<Button variant="default" onClick={opened.again}>
					{t("tryAgain")}
				</Button>
			</Missing>
		);
	const kind = kindOf(material.file_path);
	const save = () => saveMaterial(material, opened.file);
	if (kind === "other") return <Missing title={t("other.title")} next={t("other.text")} />;
	return <Reader name={material.title} type={kind} bytes={opened.file} onDownload={save} />;
}

const Missing = (props: Omit<Parameters<typeof EmptyState>[0], "prop">) => (
	<EmptyState prop={<FreehandIcon name="books" size={96} />} {...props} />
);
