import { Button } from "@mantine/core";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { longDate } from "#ui/dates.ts";
import { GradeBadge, SubjectBadge } from "#ui/SubjectBadge.tsx";
import { downloadMaterial } from "./commands.ts";
import classes from "./Materials.module.css";
import type { Material } from "./queries.ts";
import { tellWhyNot } from "./reasons.ts";
import { sizeOf } from "./size.ts";
import { useWords } from "./words.ts";

type MaterialCardProps = { material: Material; stopped: boolean; onDelete: () => void };

export function MaterialCard({ material, stopped, onDelete }: MaterialCardProps) {
	const t = useWords();
	const lang = useLanguage();
	const id = useId();
	const { unit, number } = sizeOf(material.size);
	const size = new Intl.NumberFormat(lang).format(number);
	return (
		<li className={classes.card} data-row tabIndex={-1}>
			<div className={classes.what}>
				<h3 className={classes.title} id={id} dir="auto">
					{material.title}
				</h3>
				{material.description ? (
					<p className={classes.description} dir="auto">
						{material.description}
					</p>
				) : null}
			</div>
			<div className={classes.facts}>
				<span className={classes.badges}>
					{material.subject ? <SubjectBadge subject={material.subject} /> : null}
					{material.grade ? <GradeBadge text={t("grade", { level: material.grade })} /> : null}
				</span>
				<span className={classes.file}>
					{t(`size.${unit}`, { size })} · {t("uploaded", { date: longDate(material.created_at, lang) })}
				</span>
			</div>
			<div className={classes.actions}>
				<Download material={material} about={id} stopped={stopped} />
				<Button
					variant="default"
					size="sm"
					className={classes.delete ?? ""}
					disabled={stopped}
					aria-describedby={id}
					leftSection={<IconTrash size={18} stroke={2} aria-hidden />}
					onClick={onDelete}
				>
					{t("delete")}
				</Button>
			</div>
		</li>
	);
}

function Download({ material, about, stopped }: { material: Material; about: string; stopped: boolean }) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const download = async () => {
		if (busy) return;
		setBusy(true);
		await downloadMaterial(material).catch((error: unknown) =>
			tellWhyNot(error, { otherwise: t("download.failed"), noAnswer: t("download.noAnswer") }),
		);
		setBusy(false);
	};
	return (
		<Button
			variant="default"
			size="sm"
			disabled={stopped}
			aria-describedby={about}
			leftSection={<IconDownload size={18} stroke={2} aria-hidden />}
			onClick={() => void download()}
		>
			{busy ? t("downloading") : t("download")}
		</Button>
	);
}
