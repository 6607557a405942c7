import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import classes from "./CannotShow.module.css";
import type { PdfFailure } from "./open-pdf.ts";
import { useWords } from "./words.ts";

type CannotShowProps = { why: PdfFailure; onDownload: () => void; onAgain?: () => void };

const props: Record<PdfFailure, PropName> = { broken: "book", locked: "key", missing: "cloud-off" };

// In the place of a file that cannot be shown here: why, and the way to it all the same.
export function CannotShow({ why, onDownload, onAgain }: CannotShowProps) {
	const t = useWords();
	return (
		<div role="status">
			<EmptyState prop={<FreehandIcon name={props[why]} size={96} />} title={t(`${why}.title`)} next={t(`${why}.next`)}>
				<div className={classes.ways}>
					{why === "missing" && onAgain ? <Button onClick={onAgain}>{t("again")}</Button> : null}
					<Button
						variant="default"
						leftSection={<IconDownload size={18} stroke={2} aria-hidden />}
						onClick={onDownload}
					>
						{t("download")}
					</Button>
				</div>
			</EmptyState>
		</div>
	);
}
