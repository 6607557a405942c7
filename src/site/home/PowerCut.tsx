import type { ReactNode } from "react";
import { InstallButton, usePlace } from "#features/install/InstallButton.tsx";
import { useInstallWay } from "#features/install/use-way.ts";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./PowerCut.module.css";
import { useWords } from "./words.ts";

// The promise of the portal, told as one afternoon.
export function PowerCut() {
	const t = useWords();
	const afternoon: { prop: PropName; colour: string; text: string; time: string }[] = [
		{ prop: "stopwatch", colour: "#FFC532", text: t("power.saved"), time: "14:32" },
		{ prop: "cloud-off", colour: "#FF9B85", text: t("power.out"), time: "14:33" },
		{ prop: "cloud-sent", colour: "#6FD79E", text: t("power.sent"), time: "15:10" },
	];
	return (
		<section className={classes.band}>
			<div className={`wrap ${classes.columns}`}>
				<div>
					<p className={classes.tag}>{t("power.tag")}</p>
					<h2>{t("power.title")}</h2>
					<p className={classes.text}>{t("power.text")}</p>
					<div className={classes.install}>
						<InstallInstead>{t("power.install")}</InstallInstead>
					</div>
					<ActionLink to="/portal" tone="ink">
						{t("power.portal")}
					</ActionLink>
				</div>
				<ol className={classes.afternoon} aria-label={t("power.list")}>
					{afternoon.map(({ prop, colour, text, time }) => (
						<li key={prop}>
							<span className={classes.tile} style={{ background: colour }}>
								<FreehandIcon name={prop} size={38} accent="#151A3D" />
							</span>
							<span>
								<strong>{text}</strong>
								<time>{time}</time>
							</span>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

// How to install in any browser, in words; where a press can do it, the button is shown here.
function InstallInstead({ children }: { children: ReactNode }) {
	const { place, catchFocus } = usePlace();
	const way = useInstallWay();
	return (
		<div ref={place} tabIndex={-1} className={classes.installPlace}>
			<div className={way ? classes.unseen : undefined}>{children}</div>
			{way ? (
				<div>
					<InstallButton tone="quiet" onAnswered={catchFocus} />
				</div>
			) : null}
		</div>
	);
}
