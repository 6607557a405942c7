// What opens over the lists of people, loaded when it is opened: the dashboard itself stays small. Those about one account
// are one file, or what they share would be fetched with the dashboard.
import { type ComponentType, Suspense } from "react";
import { lazyComponent, lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";

const later = <Props extends object>(pick: (file: typeof import("./UserDialogs.tsx")) => ComponentType<Props>) =>
	drawn(() => import("./UserDialogs.tsx").then(pick));

function drawn<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	const Dialog = lazyComponent(lazyWithRetry(load), () => null);
	return (props: Props) => (
		<Suspense>
			<Dialog {...props} />
		</Suspense>
	);
}

export const LaterUserDialogs = later((file) => file.UserDialogs);
export const LaterMakeAccount = later((file) => file.MakeAccount);
export const LaterDeclineUser = later((file) => file.DeclineUser);
export const LaterApprovalChoice = later((file) => file.ApprovalChoice);

/** By itself: it is opened once a year. */
export const LaterImportAccounts = drawn(() =>
	import("./import/ImportAccounts.tsx").then((file) => file.ImportAccounts),
);

/** With the other dialog about courses, because they share more with each other than with these. */
export const LaterPutSeveral = drawn(() => import("./courses/dialogs.ts").then((file) => file.PutSeveral));
