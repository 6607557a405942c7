import { Button } from "@mantine/core";
import { IconDownload, IconPencil, IconTrash } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useLanguage } from "#i18n/i18n.ts";
import { tellWhyNot } from "#refusals.ts";
import { GradeBadge, SubjectBadge } from "#ui/art/SubjectBadge.tsx";
import { longDate } from "#ui/dates.ts";
import { BusyButton } from "#ui/forms/BusyButton.tsx";
import { isolated } from "#ui/isolated.ts";
import { DashboardCard } from "#ui/layout/DashboardCard.tsx";
import { downloadMaterial } from "./commands.ts";
import { Description } from "./Description.tsx";
import { placeOf } from "./list-queries.ts";
import classes from "./MaterialCard.module.css";
import type { Material } from "./queries.ts";
import { useSize } from "./use-size.ts";
import { useWords } from "./words.ts";

type MaterialCardProps = {
	material: Material;
	stopped: boolean;
	onEdit: () => void;
	onDelete: () => void;
	/** It could not be had: the list may be another now. */
	onUnclear: () => void;
};

export function MaterialCard({ material, stopped, onEdit, onDelete, onUnclear }: MaterialCardProps) {
	const t = useWords();
	const id = useId();
	return (
		<DashboardCard
			what={
				<>
					<h3 className={classes.title} id={id} dir="auto">
						{material.title}
					</h3>
					<Description text={material.description} />
				</>
			}
			facts={<Facts material={material} />}
			actions={
				<>
					<Download material={material} about={id} stopped={stopped} onUnclear={onUnclear} />
					<Button
						variant="default"
						size="sm"
						disabled={stopped}
						aria-describedby={id}
						leftSection={<IconPencil size={18} stroke={2} aria-hidden />}
						onClick={onEdit}
					>
						{t("edit")}
					</Button>
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
				</>
			}
		/>
	);
}

function Facts({ material }: { material: Material }) {
	const { subject, grade, size: bytes, created_at } = material;
	const t = useWords();
	const lang = useLanguage();
	const size = useSize();
	const place = placeOf(material);
	return (
		<div className={classes.facts}>
			{place ? (
				<span className={classes.place}>
					<bdi>{place.course.title}</bdi>
					{place.course.code ? ` · ${place.course.code}` : null}
					{place.assignment ? ` · ${t("worksheet", { title: isolated(place.assignment) })}` : null}
				</span>
			) : null}
			<span className={classes.badges}>
				{subject ? <SubjectBadge subject={subject} /> : null}
				{grade ? <GradeBadge text={t("grade", { level: grade })} /> : null}
			</span>
			<span className={classes.file}>
				{size(bytes)} · {t("uploaded", { date: longDate(created_at, lang) })}
			</span>
		</div>
	);
}

type DownloadProps = Pick<MaterialCardProps, "material" | "stopped" | "onUnclear"> & { about: string };

function Download({ material, about, stopped, onUnclear }: DownloadProps) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const download = async () => {
		setBusy(true);
		try {
			await downloadMaterial(material);
		} catch (error) {
			tellWhyNot(error, { about: "material", failed: t("download.failed"), noAnswer: t("download.noAnswer") });
			onUnclear();
		}
		setBusy(false);
	};
	return (
		<BusyButton
			variant="default"
			size="sm"
			disabled={stopped}
			busy={busy}
			aria-describedby={about}
			leftSection={<IconDownload size={18} stroke={2} aria-hidden />}
			onClick={() => void download()}
		>
			{busy ? t("downloading") : t("download")}
		</BusyButton>
	);
}
