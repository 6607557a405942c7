// Parts of the frame that come later, because the first paint does not need them. When one cannot be fetched the page goes
// on without it.
import { type ComponentType, lazy } from "react";

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	return lazy<ComponentType<Props>>(() =>
		load().then(
			(component) => ({ default: component }),
			() => ({ default: () => null }),
		),
	);
}

/** The same for a part made of Mantine's, which may stand on a page without it. */
export function laterThemed<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	return later<Props>(async () => {
		const [{ Theme }, Part] = await Promise.all([import("./Theme.tsx"), load()]);
		return (props) => (
			<Theme>
				<Part {...props} />
			</Theme>
		);
	});
}
