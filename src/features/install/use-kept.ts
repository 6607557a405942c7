import { useEffect, useState } from "react";
import { isStorageKept } from "#data/waking.ts";

/** Whether the browser promised to keep what is on this phone; undefined while it is asked. */
export function useStorageKept(): boolean | undefined {
	const [kept, setKept] = useState<boolean>();
	useEffect(() => void isStorageKept().then(setKept), []);
	return kept;
}
