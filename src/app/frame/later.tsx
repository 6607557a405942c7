// Parts of the frame that are loaded after the first paint. A part that cannot be fetched is left out, and the page
// works without it.
import type { ComponentType } from "react";
import { lazyComponent, lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";

const Nothing = () => null;

/**
 * @param Missing is shown instead while the code cannot be fetched; for parts that somebody asked for by pressing
 * something
 */
export function later<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Missing: ComponentType<Props> = Nothing,
) {
	return lazyComponent(lazyWithRetry(load), Missing);
}

/** The same for a part that uses Mantine, which may appear on a public page that has not loaded it. */
export function laterThemed<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Missing?: ComponentType<Props>,
) {
	return later<Props>(async () => {
		const [{ Theme }, Part] = await Promise.all([import("#app/theme/Theme.tsx"), load()]);
		return (props) => (
			<Theme>
				<Part {...props} />
			</Theme>
		);
	}, Missing);
}
