// Parts of the frame that come later, because the first paint does not need them. While one cannot be fetched the page goes
// on without it.
import type { ComponentType } from "react";
import { lazyComponent, lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";

const Nothing = () => null;

/** @param Missing what stands in its place as long as it cannot be had, for one that was asked for by a press */
export function later<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	Missing: ComponentType<Props> = Nothing,
) {
	return lazyComponent(lazyWithRetry(load), Missing);
}

/** The same for a part made of Mantine's, which may stand on a page without it. */
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
