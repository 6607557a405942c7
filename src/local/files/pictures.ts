// Pictures in the instructions of an assignment: how a text names one, and which materials are drawn as one. What is drawn
// and what is kept for it (needed.ts) both ask here.
import type { Material } from "#records.ts";

/** The types of the files that are drawn as pictures, by the ending of their names. */
export const pictureTypes = {
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	gif: "image/gif",
} as const;

/** A picture that a text names: `text.slice(from, to)`, with the end of its line. `title` is read where it cannot be seen. */
type NamedPicture = { from: number; to: number; id: string; title: string };

/**
 * A picture of Markdown with the id of a material for an address: `![The triangle](material:k3x9w2m5q8r1t7y)`. The title
 * has a limit, so that a text of nothing but brackets is read in one go.
 */
const notation = /!\[([^[\]\n]{0,500})\]\(material:([a-z0-9]{15})\)(?:[^\S\n]*\n)?/g;

/** @returns the pictures that a text names, in its order. Whether there are such materials it does not know. */
export const picturesIn = (text: string): NamedPicture[] =>
	[...text.matchAll(notation)].map(({ 0: found, 1: title = "", 2: id = "", index }) => ({
		from: index,
		to: index + found.length,
		id,
		title: title.trim(),
	}));

/** The text with other ids of the pictures that it names; those of which there is none in `ids` keep theirs. */
export const renamePictures = (text: string, ids: ReadonlyMap<string, string>): string =>
	text.replace(notation, (found: string, _: string, id: string) => {
		const at = found.lastIndexOf(id);
		return found.slice(0, at) + (ids.get(id) ?? id) + found.slice(at + id.length);
	});

/** How a text names this material as a picture. */
export const pictureNotation = ({ id, title }: Pick<Material, "id" | "title">): string =>
	`![${title.replace(/\s+/g, " ").replaceAll("[", "(").replaceAll("]", ")").trim()}](material:${id})`;

const endings = Object.keys(pictureTypes);

/** By the name of its file. */
export const isPicture = ({ file_path }: Pick<Material, "file_path">): boolean =>
	endings.some((ending) => file_path.toLowerCase().endsWith(`.${ending}`));

/**
 * Whether a material is drawn in the texts of a course: it is a picture, and everybody in the course may read it, because it
 * is the course's own or the library's.
 */
export const isDrawnIn = (courseId: string, material: Pick<Material, "course_id" | "file_path">): boolean =>
	(material.course_id === courseId || material.course_id === "") && isPicture(material);
