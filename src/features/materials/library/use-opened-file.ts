import { useCallback, useEffect, useState } from "react";
import { openFile } from "./commands.ts";
import type { Material } from "./queries.ts";

/** `missing`: it cannot be had now. */
export type Opened =
	/** `share` of a file that the phone has no room for: how much of it has come, from 0 to 1. */
	| { state: "opening"; share: number | null }
	| { state: "missing" }
	| { state: "failed"; again: () => void }
	| { state: "open"; file: Blob };

/**
 * The file of a material, from this phone or else from the server.
 * @param reachable the file is on this phone, or may be asked of the server
 */
export function useOpenedFile(material: Material, reachable: boolean): Opened {
	const [file, setFile] = useState<Blob | null>(null);
	const [share, setShare] = useState<number | null>(null);
	const [failed, setFailed] = useState(false);
	const [turn, setTurn] = useState(0);
	const again = useCallback(() => setTurn((last) => last + 1), []);
	const missing = file === null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks once more
	useEffect(() => {
		if (!missing || !reachable) return;
		let ended = false;
		setFailed(false);
		openFile(material, (come) => ended || setShare(come)).then(
			(blob) => ended || setFile(blob),
			() => ended || setFailed(true),
		);
		return () => {
			ended = true;
		};
	}, [material.id, missing, reachable, turn]);
	if (file) return { state: "open", file };
	if (!reachable) return { state: "missing" };
	return failed ? { state: "failed", again } : { state: "opening", share };
}
