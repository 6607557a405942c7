import { IconFile, IconFileText, IconFileTypePdf, IconPhoto } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { Description } from "#features/materials/Description.tsx";
import { kindOf } from "#features/materials/kinds.ts";
import { useSize } from "#features/materials/use-size.ts";
import { GradeBadge, SubjectBadge } from "#ui/art/SubjectBadge.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { isolated } from "#ui/isolated.ts";
import { FileHereNote } from "./FileHereNote.tsx";
import { KeepButton } from "./KeepButton.tsx";
import classes from "./MaterialRow.module.css";
import type { FileHere, LibraryItem } from "./queries.ts";
import { useWords } from "./words.ts";

const icons = { pdf: IconFileTypePdf, picture: IconPhoto, text: IconFileText, other: IconFile } as const;

type MaterialRowProps = {
	item: LibraryItem;
	file: FileHere | undefined;
	stopped: Stopped;
	/** Inside a course or an assignment, which need not be named again. */
	inside?: boolean;
	/** Asked in the place of the button. */
	ask: ReactNode;
};

// One material of a list: what it is, whether it is on this phone, and the way into it.
export function MaterialRow({ item, file, stopped, inside = false, ask }: MaterialRowProps) {
	const t = useWords();
	const size = useSize();
	const id = useId();
	const { material, course, subject, grade, assignment } = item;
	const Icon = icons[kindOf(material.file_path)];
	return (
		<li className={classes.row} data-inside={inside || undefined} data-row tabIndex={-1}>
			<Icon className={classes.icon} size={30} stroke={1.6} aria-hidden />
			<div>
				<Link className={classes.title} id={id} to="/library" hash={`materials/${material.id}`}>
					<bdi>{material.title}</bdi>
				</Link>
				<Description text={material.description} />
				<p className={classes.facts}>
					{inside || !course ? null : (
						<span>
							<bdi>{course.title}</bdi>
							{course.code ? ` · ${course.code}` : null}
						</span>
					)}
					{inside || course || !subject ? null : <SubjectBadge subject={subject} />}
					{inside || course || !grade ? null : <GradeBadge text={t("grade", { level: grade })} />}
					{assignment ? <span>{t("worksheet", { title: isolated(assignment) })}</span> : null}
					<span>{size(material.size)}</span>
					<FileHereNote file={file} stopped={stopped} />
				</p>
			</div>
			{ask ?? (
				<div className={classes.action}>
					<KeepButton material={material} file={file} quiet={inside} stopped={stopped} about={id} />
				</div>
			)}
		</li>
	);
}
