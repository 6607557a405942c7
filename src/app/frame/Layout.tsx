import { ClientOnly, HeadContent, Outlet } from "@tanstack/react-router";
import { Fragment, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { Header } from "#app/header/Header.tsx";
import { NoteHydrated } from "#app/router/hydrated.ts";
import { useFrame, useToasts } from "#app/router/route-data.ts";
import { useWords } from "#app/words.ts";
import { useAuth } from "#features/auth/AuthProvider.tsx";
import { useOwner } from "#features/auth/session.ts";
import { useStepsShown } from "#features/install/use-way.ts";
import { useLoss } from "#features/outbox/chip/use-loss.ts";
import { isInstalled, watchInstalling } from "#local/browser/installing.ts";
import { areInquiriesLoaded, watchInquiriesLoaded } from "#local/inquiries/load.ts";
import { areToastsWanted, watchToastsWanted } from "#ui/feedback/toast-place.ts";
import { focusPage } from "#ui/layout/focus-page.ts";
import { savesData } from "#ui/loading/save-data.ts";
import { ContactBar } from "./ContactBar.tsx";
import { Footer, ShortFooter } from "./Footer.tsx";
import classes from "./Layout.module.css";
import { Loading } from "./Loading.tsx";
import { later, laterThemed } from "./later.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { StepsMissing } from "./StepsMissing.tsx";

// Not part of the first paint, and no reason to wait for it.
const UpdatePrompt = later(() => import("./UpdatePrompt.tsx").then((file) => file.UpdatePrompt));
const Toasts = later(() => import("./Toasts.tsx").then((file) => file.Toasts));
const SyncToasts = later(() => import("#features/outbox/chip/SyncToasts.tsx").then((file) => file.SyncToasts));
const InquiryNotices = later(() =>
	import("#features/inquiries/InquiryNotices.tsx").then((file) => file.InquiryNotices),
);
const LostItems = laterThemed(() => import("#features/outbox/lost/LostItems.tsx").then((file) => file.LostItems));
const InstallSteps = later(
	() => import("#features/install/InstallSteps.tsx").then((file) => file.InstallSteps),
	StepsMissing,
);

// What is on every screen. The key makes React discard every field and every notice
// with its Undo when another person signs in, in this tab or in another.
export function Layout() {
	const t = useWords();
	const frame = useFrame();
	const portal = frame !== "site";
	const toasts = useToasts();
	const inquiries = useSyncExternalStore(watchInquiriesLoaded, areInquiriesLoaded, () => false);
	const steps = useStepsShown();
	const said = useSyncExternalStore(watchToastsWanted, areToastsWanted, () => false);
	const { user } = useAuth();
	const owner = useOwner();
	const loss = useLoss();
	const kept = useKeptApp(inquiries || (portal && user !== null));
	useLayoutEffect(() => applyColorScheme(portal), [portal]);
	useEffect(watchFocus, []);
	return (
		<Fragment key={owner}>
			<HeadContent />
			<a className={classes.skip} href="#page">
				{t("skip")}
			</a>
			<Header />
			<ClientOnly>
				<Suspense>{loss ? <LostItems /> : null}</Suspense>
			</ClientOnly>
			<main id="page" className={portal ? classes.page : `${classes.page} ${classes.site}`} tabIndex={-1}>
				<Suspense fallback={<Loading />}>
					<Outlet />
					<NoteHydrated />
				</Suspense>
			</main>
			{frame === "portal" ? <ShortFooter /> : <Footer />}
			{portal ? null : <ContactBar />}
			<ClientOnly>
				{portal ? null : <ScrollToTop />}
				<Suspense>
					{kept ? <UpdatePrompt /> : null}
					{toasts || user || inquiries || said ? <Toasts portal={frame === "portal"} /> : null}
					{portal || user ? <SyncToasts /> : null}
				</Suspense>
				<Suspense>{inquiries ? <InquiryNotices /> : null}</Suspense>
				<Suspense>{steps ? <InstallSteps /> : null}</Suspense>
			</ClientOnly>
		</Fragment>
	);
}

/** The public site has no dark scheme; the phone's status bar above it follows (index.html). */
function applyColorScheme(portal: boolean): void {
	if (!portal) document.documentElement.setAttribute("data-mantine-color-scheme", "light");
	const night = document.querySelector('meta[name="theme-color"][media*="dark"]');
	night?.setAttribute("content", portal ? "#10132b" : "#fffcf5");
}

/**
 * An element that is removed takes the focus with it: a link with its page, a notice that is closed. If nothing has taken
 * the focus half a second later, the page gets it; a keyboard would otherwise begin again at the top.
 * @returns ends the watching
 */
function watchFocus(): () => void {
	let last: EventTarget | null = null;
	let looking: ReturnType<typeof setTimeout> | undefined;
	const isRemoved = () => last instanceof Node && !last.isConnected;
	const look = () => {
		looking = undefined;
		if (document.activeElement !== document.body || !isRemoved()) return;
		if (!document.querySelector("[role=dialog], dialog[open]")) focusPage();
	};
	const observer = new MutationObserver(() => {
		if (isRemoved()) looking ??= setTimeout(look, 500);
	});
	const note = ({ target }: FocusEvent) => {
		last = target;
	};
	observer.observe(document.body, { childList: true, subtree: true });
	addEventListener("focusin", note);
	return () => {
		observer.disconnect();
		removeEventListener("focusin", note);
		clearTimeout(looking);
	};
}

const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller);

/**
 * Whether the service worker is registered, so that the app opens without a network. It downloads most of a megabyte:
 * on a slow or metered connection that happens only when `wanted`. One that is registered already stays and is updated.
 * @param wanted whether somebody is signed in or has written something here
 */
function useKeptApp(wanted: boolean): boolean {
	const keeps = () => isInstalled() || !savesData() || isKept();
	return useSyncExternalStore(watchInstalling, keeps, () => false) || wanted;
}
