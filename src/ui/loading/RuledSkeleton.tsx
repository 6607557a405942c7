import { Skeleton } from "@mantine/core";
import type { CSSProperties } from "react";
import classes from "./RuledSkeleton.module.css";

// Empty writing lines while the phone reads its own database; shown only when that takes longer than 300 ms.
export function RuledSkeleton({ label, lines = 6 }: { label: string; lines?: number }) {
	const style: CSSProperties & { "--lines": number } = { "--lines": lines };
	return <Skeleton unstyled className={classes.lines ?? ""} style={style} role="status" aria-label={label} />;
}
