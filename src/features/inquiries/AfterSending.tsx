import { IconCheck, IconClock, IconPencilPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { centre } from "#centre.ts";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { isolated } from "#ui/isolated.ts";
import { shownPhone } from "#ui/phone-number.ts";
import classes from "./AfterSending.module.css";
import { successOf } from "./outcome.ts";
import { sendsWhenClosed } from "./queries.ts";
import type { Inquiring } from "./use-inquiry.ts";
import { useWords } from "./words.ts";

// In place of the form once its words are safe. It thanks only for what the centre has, and says what happens next.
export function AfterSending({ of: { place, after }, onAnother }: { of: Inquiring; onAnother: () => void }) {
	const t = useWords();
	const title = useRef<HTMLHeadingElement>(null);
	useAutofocus(() => title.current?.focus(), true);
	const { pressed, late } = after;
	if (!pressed) return null;
	const { stage, parentName, phone } = pressed;
	const state = stage === "arrived" ? "thanks" : late ? "kept" : "moment";
	const answer = { hours: centre.answerHours, phone: isolated(shownPhone(phone).replaceAll(" ", "\u00a0")) };
	return (
		<div className={classes.after} data-state={state}>
			<span className={classes.sign}>
				{state === "thanks" ? <IconCheck size={28} aria-hidden /> : <IconClock size={28} aria-hidden />}
			</span>
			<div className={classes.words}>
				<div aria-live="polite">
					<h3 ref={title} tabIndex={-1}>
						{t(`after.${state}`, { parent: isolated(parentName) })}
					</h3>
					{state === "kept" ? <p>{t("saved")}</p> : null}
					{state === "kept" ? <p>{t(sendsWhenClosed() ? "after.keptNext" : "after.keptOpen", answer)}</p> : null}
					{state === "thanks" ? <p className={classes.sent}>{successOf(place.form)}</p> : null}
					{state === "thanks" ? <p>{t("after.answer", answer)}</p> : null}
					{state === "thanks" ? <p>{t(place.form === "join-us" ? "joinUs.next" : "portal.next", answer)}</p> : null}
				</div>
				<ActionButton tone="outline" before={<IconPencilPlus size={20} aria-hidden />} onClick={onAnother}>
					{t("after.another")}
				</ActionButton>
			</div>
		</div>
	);
}
