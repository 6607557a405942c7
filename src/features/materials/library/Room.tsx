import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { toast } from "sonner";
import { FileBar } from "#features/materials/FileBar.tsx";
import { changeFileSettings, changeRoom } from "#features/materials/offline/commands.ts";
import { budgets, useFileSettings, useFileWork } from "#features/materials/offline/queries.ts";
import { useSize } from "#features/materials/use-size.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { dismissFailure } from "#ui/feedback/failure-toast.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { grouped } from "#ui/numbers.ts";
import { removeEverything } from "./commands.ts";
import { aboutRoom } from "./KeepButton.tsx";
import { useRoomTaken } from "./queries.ts";
import classes from "./Room.module.css";
import { say, useWords } from "./words.ts";

const choices = ["ask", "yes", "no"] as const;

// How much room files have on this phone, how much of it is taken, and whether they come by themselves.
export function Room() {
	const t = useWords();
	const lang = useLanguage();
	const size = useSize();
	const taken = useRoomTaken();
	const { budget, byItself } = useFileSettings();
	const left = useFileWork()?.left.length ?? 0;
	const [asking, setAsking] = useState(false);
	const id = useId();
	if (!taken) return null;
	const clear = async () => {
		setAsking(false);
		await removeEverything();
		toast.success(say("room.cleared"));
	};
	return (
		<section className={classes.room} aria-labelledby={id}>
			<div>
				<h2 className={classes.title} id={id}>
					{t("room.title")}
				</h2>
				<p className={classes.taken}>
					{taken.count === 0
						? t("room.none")
						: t("room.taken", {
								count: taken.count,
								number: grouped(taken.count, lang),
								size: size(taken.bytes),
								budget: size(budget),
							})}
				</p>
				{taken.bytes > budget ? <p className={classes.left}>{t("room.over")}</p> : null}
				{left > 0 ? <p className={classes.left}>{t("room.left", { count: left })}</p> : null}
				<FileBar value={taken.bytes} max={budget} />
			</div>
			<SelectField
				label={t("room.budget")}
				value={String(budget)}
				onChange={({ currentTarget }) => {
					dismissFailure(aboutRoom);
					orSayNotSaved(changeRoom(Number(currentTarget.value)));
				}}
			>
				{budgets.map((bytes) => (
					<option key={bytes} value={bytes}>
						{size(bytes)}
					</option>
				))}
			</SelectField>
			<SelectField
				label={t("room.byItself")}
				value={byItself}
				onChange={({ currentTarget }) => {
					const chosen = choices.find((choice) => choice === currentTarget.value);
					if (chosen) changeFileSettings({ byItself: chosen });
				}}
			>
				{choices.map((choice) => (
					<option key={choice} value={choice}>
						{t(`room.${choice}`)}
					</option>
				))}
			</SelectField>
			{taken.count > 0 ? (
				<Button variant="default" className={classes.clear ?? ""} onClick={() => setAsking(true)}>
					{t("room.clear")}
				</Button>
			) : null}
			{asking ? (
				<AskDialog
					title={t("room.clearTitle")}
					action={t("room.clear")}
					doing={t("room.clear")}
					danger
					stopped={null}
					onConfirm={async () => orSayNotSaved(clear())}
					onClose={() => setAsking(false)}
				>
					<p>{t("room.clearText")}</p>
				</AskDialog>
			) : null}
		</section>
	);
}
