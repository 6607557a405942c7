// Pictures of study materials in the instructions of assignments. Materials are another feature: the dashboards, which know
// both, say how a picture is drawn and chosen, for everything that they lay out.
import { type ComponentType, createContext, type ReactNode } from "react";
import { picturesIn } from "#local/files/pictures.ts";

export { picturesIn };

export type PictureProps = {
	/** The material, and the course of the assignment that shows it. */
	id: string;
	courseId: string;
	/** What is read where it cannot be seen. */
	title: string;
	/** What stands in its place where there is no picture. */
	inWords: ReactNode;
	/** On paper. What is captured when its reader prints must be there at once. */
	printed: boolean;
};

export type ChoosePictureProps = {
	/** The course whose pictures there are to choose from, "" while none is chosen. */
	courseId: string;
	/** Called with how a text names the picture. */
	onChoose: (notation: string) => void;
	onClose: () => void;
};

type Pictures = { Picture: ComponentType<PictureProps>; ChoosePicture: ComponentType<ChoosePictureProps> };

/** Null where pictures are only named: outside the dashboards. */
export const PicturesContext = createContext<Pictures | null>(null);
