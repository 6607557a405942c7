import { Outlet } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { later } from "./chunk.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import classes from "./Layout.module.css";
import { Loading } from "./Loading.tsx";
import { usePlace } from "./place.ts";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { useWords } from "./words.ts";

// Not part of the first paint, and no reason to wait for it.
const UpdatePrompt = later(() => import("./UpdatePrompt.tsx").then((file) => file.UpdatePrompt));
const SyncToasts = later(() => import("./SyncToasts.tsx").then((file) => file.SyncToasts));

// What is on every screen. A page of the portal has the quiet frame: toasts and no footer.
export function Layout() {
	const t = useWords();
	const { portal, title } = usePlace();
	useEffect(() => {
		document.title = t(title);
	});
	return (
		<>
			<a className={classes.skip} href="#page">
				{t("skip")}
			</a>
			<Header />
			<main id="page" className={classes.page} tabIndex={-1}>
				<Suspense fallback={<Loading />}>
					<Outlet />
				</Suspense>
			</main>
			{portal ? null : <Footer />}
			<ScrollToTop />
			<Suspense>
				<UpdatePrompt />
				{portal ? <SyncToasts /> : null}
			</Suspense>
		</>
	);
}
