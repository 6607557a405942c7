// What opens over the lists of people, loaded when it is opened: the dashboard itself stays small. All are one file, or
// what they share would be fetched with the dashboard.
import { type ComponentProps, Suspense } from "react";
import { lazyComponent, lazyWithRetry } from "#ui/loading/lazy-with-retry.tsx";

const Nothing = () => null;
const UserDialogs = lazyComponent(
	lazyWithRetry(() => import("./UserDialogs.tsx").then((file) => file.UserDialogs)),
	Nothing,
);
const MakeAccount = lazyComponent(
	lazyWithRetry(() => import("./UserDialogs.tsx").then((file) => file.MakeAccount)),
	Nothing,
);

const ImportAccounts = lazyComponent(
	lazyWithRetry(() => import("./UserDialogs.tsx").then((file) => file.ImportAccounts)),
	Nothing,
);

const ApprovalChoice = lazyComponent(
	lazyWithRetry(() => import("./UserDialogs.tsx").then((file) => file.ApprovalChoice)),
	Nothing,
);

export const LaterUserDialogs = (props: ComponentProps<typeof UserDialogs>) => (
	<Suspense>
		<UserDialogs {...props} />
	</Suspense>
);

export const LaterMakeAccount = (props: ComponentProps<typeof MakeAccount>) => (
	<Suspense>
		<MakeAccount {...props} />
	</Suspense>
);

export const LaterImportAccounts = (props: ComponentProps<typeof ImportAccounts>) => (
	<Suspense>
		<ImportAccounts {...props} />
	</Suspense>
);

export const LaterApprovalChoice = (props: ComponentProps<typeof ApprovalChoice>) => (
	<Suspense>
		<ApprovalChoice {...props} />
	</Suspense>
);
