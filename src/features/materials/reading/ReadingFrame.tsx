import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect } from "react";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import classes from "./ReadingFrame.module.css";
import type { Zoom } from "./use-zoom.ts";
import { useWords } from "./words.ts";

export type ReadFile = {
	/** The title, for who hears and does not see. */
	name: string;
	/** Other bytes are another file: give the reader a key. */
	bytes: Blob;
	/** Hands the file to the phone; offered when it cannot be shown here. */
	onDownload: () => void;
};

type ReadingFrameProps = {
	name: string;
	zoom: Zoom;
	/** Where one is in the file, in words. */
	place?: string;
	onScroll?: (frame: HTMLElement) => void;
	children: ReactNode;
};

// What a file is read in: a bar with the size of what is shown, and under it what scrolls. Page Up and Page Down scroll it
// wherever the focus is; + and - zoom, 0 fits the width again.
export function ReadingFrame({ name, zoom, place, onScroll, children }: ReadingFrameProps) {
	const t = useWords();
	const { frame, factor, width } = zoom;
	const style: CSSProperties & Record<`--${string}`, number> = { "--fit": width, "--zoom": factor };
	// Who opens a file wants to read it: the keys that scroll shall scroll it at once.
	useEffect(() => {
		if (isFocusLost()) frame.current?.focus({ preventScroll: true });
	}, [frame]);
	const press = (event: KeyboardEvent) => {
		const does = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
		if (!does) return;
		event.preventDefault();
		does(zoom);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is in it, each of which has a button or is the browser's own
		<div className={classes.reader} onKeyDown={press}>
			<div className={classes.bar}>
				{place ? <p className={classes.place}>{place}</p> : null}
				{/* biome-ignore lint/a11y/useSemanticElements: three buttons are no fieldset */}
				<div className={classes.zoom} role="group" aria-label={t("zoom")}>
					<Press icon={IconZoomOut} label={t("zoom.out")} stopped={!zoom.smaller} onPress={zoom.smaller} />
					<span role="status" className={classes.percent}>
						{t("zoom.percent", { percent: Math.round(factor * 100) })}
					</span>
					<Press icon={IconZoomIn} label={t("zoom.in")} stopped={!zoom.bigger} onPress={zoom.bigger} />
					<Press icon={IconArrowAutofitWidth} label={t("zoom.fit")} stopped={factor === 1} onPress={zoom.toWidth} />
				</div>
			</div>
			<section
				ref={frame}
				className={classes.frame}
				style={style}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
				tabIndex={0}
				aria-label={name}
				onScroll={(event) => onScroll?.(event.currentTarget)}
			>
				{width > 0 ? children : null}
			</section>
		</div>
	);
}

const keys: Record<string, (zoom: Zoom) => void> = {
	"+": ({ bigger }) => bigger?.(),
	"=": ({ bigger }) => bigger?.(),
	"-": ({ smaller }) => smaller?.(),
	"0": ({ toWidth }) => toWidth(),
	PageDown: ({ frame }) => scrollPage(frame.current, 1),
	PageUp: ({ frame }) => scrollPage(frame.current, -1),
};

/** As far as the browser's own Page key: what was the last line is the first one then. */
const scrollPage = (frame: HTMLElement | null, pages: 1 | -1): void =>
	frame?.scrollBy({ top: pages * frame.clientHeight * 0.875 });

type PressProps = {
	icon: typeof IconZoomIn;
	label: string;
	stopped: boolean;
	onPress: (() => void) | undefined;
};

// A disabled button would lose the focus when its last step is done.
function Press({ icon: Icon, label, stopped, onPress }: PressProps) {
	return (
		<button
			type="button"
			className={classes.press}
			aria-label={label}
			title={label}
			aria-disabled={stopped}
			onClick={() => (stopped ? undefined : onPress?.())}
		>
			<Icon size={22} stroke={2} aria-hidden />
		</button>
	);
}
