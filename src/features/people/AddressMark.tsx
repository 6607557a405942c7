import { IconMailCheck, IconMailQuestion } from "@tabler/icons-react";
import classes from "./marks.module.css";
import { useWords } from "./words.ts";

// Whether the person has shown that the e-mail address is the own one.
export function AddressMark({ verified }: { verified: boolean }) {
	const t = useWords();
	const Icon = verified ? IconMailCheck : IconMailQuestion;
	return (
		<span className={`${classes.address} ${verified ? classes.good : classes.open}`}>
			<Icon size={18} stroke={2} aria-hidden />
			{verified ? t("verified") : t("unverified")}
		</span>
	);
}
