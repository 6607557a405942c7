import { type ComponentProps, type ReactNode, Suspense } from "react";
import { type ChoosePictureProps, type PictureProps, PicturesContext } from "#features/coursework/pictures.ts";
import { part } from "#ui/loading/part.tsx";

// Most texts have no picture, so the code for them comes with the first.
const TextPicture = part(() => import("#features/materials/in-texts/TextPicture.tsx").then((file) => file.TextPicture));
const ChooseFromMaterials = part(() =>
	import("#features/materials/in-texts/ChoosePicture.tsx").then((file) => file.ChoosePicture),
);

/** The same object each time: what did not change is not drawn again. */
const pictures: ComponentProps<typeof PicturesContext>["value"] = {
	Picture: (props: PictureProps) => (
		<Suspense fallback={props.inWords}>
			<TextPicture {...props} />
		</Suspense>
	),
	ChoosePicture: (props: ChoosePictureProps) => (
		<Suspense>
			<ChooseFromMaterials {...props} />
		</Suspense>
	),
};

/** The instructions of assignments in it show pictures of study materials. */
export function WithPictures({ children }: { children: ReactNode }) {
	return <PicturesContext value={pictures}>{children}</PicturesContext>;
}
