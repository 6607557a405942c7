import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { BackToDashboard } from "#features/auth/BackToDashboard.tsx";
import type { Session } from "#features/auth/session.ts";
import { Admitted } from "#features/auth/signing-in/Admitted.tsx";
import { SignInAgain } from "#features/auth/signing-in/SignInAgain.tsx";
import { FilesAtWork } from "#features/materials/at-work/FilesAtWork.tsx";
import { GiveButton } from "#features/materials/giving/GiveButton.tsx";
import { useUploads } from "#features/materials/giving/queries.ts";
import { Library } from "#features/materials/library/Library.tsx";
import { Room } from "#features/materials/library/Room.tsx";
import { useChoice } from "#features/materials/library/use-choosing.ts";
import { OfflineHere } from "#features/reach/OfflineHere.tsx";
import { useStopped } from "#features/reach/queries.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { TitledPage } from "#ui/layout/TitledPage.tsx";
import { part } from "#ui/loading/part.tsx";
import classes from "./LibraryPage.module.css";
import { OnItsWay } from "./OnItsWay.tsx";
import { useTab } from "./places/use-tab.ts";
import { useWords } from "./words.ts";

const Uploads = part(() => import("#features/materials/giving/Uploads.tsx").then((file) => file.Uploads));
const OpenMaterial = part(() =>
	import("#features/materials/library/OpenMaterial.tsx").then((file) => file.OpenMaterial),
);

// Study materials, for everybody who is signed in; one is opened by its id behind the `#`.
export function LibraryPage() {
	return <Admitted>{(session) => <Page session={session} />}</Admitted>;
}

function Page({ session }: { session: Session }) {
	const t = useWords();
	const stopped = useStopped();
	const { item, choose } = useTab(["materials"]);
	const { history } = useRouter();
	const canGoBack = useCanGoBack();
	const choice = useChoice();
	const [read, setRead] = useState("");
	if (item && item !== read) setRead(item);
	const uploads = useUploads({});
	// It may have been opened from a course or an assignment.
	const close = () => (canGoBack ? history.back() : choose("materials"));
	return (
		<TitledPage
			title={t("library.title")}
			subtitle={t("library.subtitle")}
			action={<BackToDashboard session={session} />}
			quiet={Boolean(item)}
		>
			{/* Not over a material that is read. */}
			<div className={classes.notes} hidden={Boolean(item)}>
				<OfflineHere offline={stopped === "offline"} title={t("offline.title")} text={t("library.offline")} />
				<FilesAtWork />
			</div>
			<CalmNote text={stopped === "ended" ? t("library.ended") : null}>
				<SignInAgain from="/library" />
			</CalmNote>
			<OnItsWay>
				{item ? (
					<Suspense>
						<OpenMaterial id={item} stopped={stopped} onClose={close} />
					</Suspense>
				) : (
					<>
						{session.role === "student" ? null : (
							<div className={classes.give}>
								<GiveButton />
							</div>
						)}
						<Suspense>{uploads.length > 0 ? <Uploads /> : null}</Suspense>
						<Library choice={choice} read={read} />
						<Room />
					</>
				)}
			</OnItsWay>
		</TitledPage>
	);
}
