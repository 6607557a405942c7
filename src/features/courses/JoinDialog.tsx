import { Button } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { DialogSheet } from "#ui/DialogSheet.tsx";
import { TextField } from "#ui/TextField.tsx";
import { joinCourse } from "./commands.ts";
import classes from "./JoinDialog.module.css";
import { codeFrom, codeProblem, inGroups } from "./join-code.ts";
import { useWords } from "./words.ts";

const ScanCard = lazy(() => import("./ScanCard.tsx").then((file) => ({ default: file.ScanCard })));

type JoinDialogProps = { code: string; instead?: string; onClose: () => void; onDone: () => void };

export function JoinDialog({ code, instead, onClose, onDone }: JoinDialogProps) {
	const t = useWords();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState(code);
	const [problem, setProblem] = useState<string>();
	const [scanning, setScanning] = useState(false);
	const [read, setRead] = useState("");
	useEffect(() => field.current?.focus(), []);
	const join = async (event: FormEvent) => {
		event.preventDefault();
		const clean = codeFrom(typed);
		const wrong = codeProblem(clean);
		setProblem(wrong ? t(wrong, { count: clean.length }) : undefined);
		if (wrong) return field.current?.focus();
		try {
			await joinCourse({ code: clean, ...(instead ? { instead } : {}) });
			onDone();
		} catch {
			setProblem(t("join.notSaved"));
		}
	};
	const stopScanning = () => {
		setScanning(false);
		field.current?.focus();
	};
	return (
		<DialogSheet title={t("join.button")} close={t("close")} onClose={onClose}>
			<p className={classes.text}>{t("join.text")}</p>
			<form className={classes.form} noValidate onSubmit={(event) => void join(event)}>
				<div className={classes.code}>
					<TextField
						ref={field}
						label={t("join.label")}
						autoComplete="off"
						autoCapitalize="characters"
						autoCorrect="off"
						spellCheck={false}
						translate="no"
						value={typed}
						error={problem}
						onChange={(event) => {
							setTyped(event.currentTarget.value);
							setProblem(undefined);
						}}
					/>
				</div>
				<p className={classes.read} role="status">
					{read}
				</p>
				{scanning ? (
					<Suspense>
						<ScanCard
							onCode={(found) => {
								setTyped(found);
								setRead(t("scan.found", { code: inGroups(found) }));
								setProblem(undefined);
								stopScanning();
							}}
							onStop={stopScanning}
						/>
					</Suspense>
				) : (
					<Button
						variant="default"
						leftSection={<IconQrcode size={20} stroke={2} aria-hidden />}
						onClick={() => setScanning(true)}
					>
						{t("join.scan")}
					</Button>
				)}
				<Button type="submit">{t("join.join")}</Button>
			</form>
		</DialogSheet>
	);
}
