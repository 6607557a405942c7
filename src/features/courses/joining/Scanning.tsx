import { Button } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { useState } from "react";
import { inGroups } from "#features/courses/join-code.ts";
import classes from "./JoinDialog.module.css";
import { ScanCard } from "./ScanCard.tsx";
import { useWords } from "./words.ts";

type ScanningProps = { onCode: (code: string) => void; onEnd: () => void };

// The button that opens the camera, the camera, and what it read.
export function Scanning({ onCode, onEnd }: ScanningProps) {
	const t = useWords();
	const [open, setOpen] = useState(false);
	const [read, setRead] = useState("");
	const end = () => {
		setOpen(false);
		onEnd();
	};
	const found = (code: string) => {
		onCode(code);
		setRead(t("scan.found", { code: inGroups(code) }));
		end();
	};
	return (
		<>
			<p className={classes.read} role="status">
				{read}
			</p>
			{open ? (
				<ScanCard onCode={found} onStop={end} />
			) : (
				<Button
					variant="default"
					leftSection={<IconQrcode size={20} stroke={2} aria-hidden />}
					onClick={() => setOpen(true)}
				>
					{t("join.scan")}
				</Button>
			)}
		</>
	);
}
