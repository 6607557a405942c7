import { useEffect, useState } from "react";
import { CannotShow } from "./CannotShow.tsx";
import classes from "./Picture.module.css";
import { type ReadFile, ReadingFrame } from "./ReadingFrame.tsx";
import { useZoom } from "./use-zoom.ts";

// A picture. What stands on it nobody has written down: the title is all that can be heard of it.
export function Picture({ name, bytes, onDownload }: ReadFile) {
	const zoom = useZoom();
	const [address, setAddress] = useState<string>();
	const [broken, setBroken] = useState(false);
	useEffect(() => {
		const made = URL.createObjectURL(bytes);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [bytes]);
	if (broken) return <CannotShow why="broken" onDownload={onDownload} />;
	return (
		<ReadingFrame name={name} zoom={zoom}>
			{address ? (
				<div className={classes.wall}>
					<img className={classes.picture} src={address} alt={name} data-page onError={() => setBroken(true)} />
				</div>
			) : null}
		</ReadingFrame>
	);
}
