import { useLayoutEffect, useRef } from "react";
import { deviceNow } from "#i18n/device.ts";
import { openLayer } from "./layer-history.ts";

/** On a phone the Back button closes what is open over the page. On a computer nobody expects it to: only `everywhere`. */
export function useBackCloses(open: boolean, close: () => void, everywhere = false): void {
	const latest = useRef(close);
	useLayoutEffect(() => {
		latest.current = close;
	});
	// Before it can be seen: whoever sees it may press Back.
	const asks = open && (everywhere || deviceNow() === "phone");
	useLayoutEffect(() => (asks ? openLayer(() => latest.current()) : undefined), [asks]);
}
