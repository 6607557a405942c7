import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconPrinter, IconRefresh, IconShare } from "@tabler/icons-react";
import { useState } from "react";
import { chatLink } from "#centre.ts";
import { inGroups, joinLink } from "#features/courses/join-code.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import { useOffline } from "#features/reach/queries.ts";
import { LaterQrCode } from "#ui/art/LaterQrCode.tsx";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { CopyButton } from "#ui/forms/CopyButton.tsx";
import classes from "./JoinCard.module.css";
import { NewCode } from "./NewCode.tsx";
import { Panel } from "./Panel.tsx";
import { useWords } from "./words.ts";

type JoinCardProps = { course: ShownCourse; onPrint: () => void };

// The join code of a class: to be read aloud, scanned, copied or printed.
export function JoinCard({ course, onPrint }: JoinCardProps) {
	const t = useWords();
	const code = course.join_code;
	if (code === "") {
		return (
			<Panel title={t("code.title")}>
				<StateNote state="queued" word={t("code.none")} />
			</Panel>
		);
	}
	return (
		<Panel title={t("code.title")}>
			<p className={classes.code} translate="no">
				{inGroups(code)}
			</p>
			<p className="out-of-sight">{t("code.spelled", { letters: [...code].join(", ") })}</p>
			<WhatsAppLink course={course} />
			<div className={classes.card}>
				<LaterQrCode text={joinLink(code)} label={t("code.qr")} />
				<p className={classes.text}>{t("code.text")}</p>
			</div>
			<CodeActions course={course} onPrint={onPrint} />
		</Panel>
	);
}

function CodeActions({ course, onPrint }: JoinCardProps) {
	const t = useWords();
	return (
		<div className={classes.actions}>
			<ShareButton course={course} />
			<CopyButton
				text={joinLink(course.join_code)}
				label={t("code.copy")}
				done={t("code.copied")}
				refused={t("code.copyFailed")}
			/>
			<Button
				variant="default"
				size="sm"
				leftSection={<IconPrinter size={18} stroke={2} aria-hidden />}
				onClick={onPrint}
			>
				{t("code.print")}
			</Button>
			<RenewButton course={course} />
		</div>
	);
}

// The way that families here use.
function WhatsAppLink({ course }: { course: ShownCourse }) {
	const t = useWords();
	return (
		<Button
			component="a"
			className={classes.whatsApp ?? ""}
			href={chatLink("", useMessage(course))}
			target="_blank"
			rel="noopener noreferrer"
			leftSection={<IconBrandWhatsapp size={20} stroke={2} aria-hidden />}
		>
			{t("code.whatsapp")}
		</Button>
	);
}

// Whatever else the phone can share by.
function ShareButton({ course }: { course: ShownCourse }) {
	const t = useWords();
	const text = useMessage(course);
	if (typeof navigator.share !== "function") return null;
	// Closed without choosing, or not allowed: there are other ways beside it.
	const share = () => void navigator.share({ text }).catch(() => undefined);
	return (
		<Button variant="default" size="sm" leftSection={<IconShare size={18} stroke={2} aria-hidden />} onClick={share}>
			{t("code.share")}
		</Button>
	);
}

function useMessage({ title, join_code }: ShownCourse): string {
	return useWords()("code.message", { course: title, link: joinLink(join_code), code: inGroups(join_code) });
}

function RenewButton({ course }: { course: ShownCourse }) {
	const t = useWords();
	const offline = useOffline();
	const [asking, setAsking] = useState(false);
	const close = () => setAsking(false);
	return (
		<>
			<Button
				variant="default"
				size="sm"
				disabled={offline}
				aria-describedby={offline ? "code-offline" : undefined}
				leftSection={<IconRefresh size={18} stroke={2} aria-hidden />}
				onClick={() => setAsking(true)}
			>
				{t("code.new")}
			</Button>
			{offline ? (
				<p className={classes.note} id="code-offline">
					{t("code.offline")}
				</p>
			) : null}
			{asking ? <NewCode course={course} onClose={close} onDone={close} /> : null}
		</>
	);
}
