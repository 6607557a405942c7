import { useLayoutEffect, useRef } from "react";
import { deviceNow } from "#i18n/device.ts";
import { openLayer } from "./layer-history.ts";

/** On a phone the Back button closes what is open over the page. On a computer nobody expects it to. */
export function useBackCloses(open: boolean, close: () => void): void {
	const latest = useRef(close);
	useLayoutEffect(() => {
		latest.current = close;
	});
	// Before it can be seen: whoever sees it may press Back.
	useLayoutEffect(() => (open && deviceNow() === "phone" ? openLayer(() => latest.current()) : undefined), [open]);
}
