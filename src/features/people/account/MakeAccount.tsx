import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLanguage } from "#i18n/i18n.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { AccountCard } from "./AccountCard.tsx";
import { AccountFields } from "./AccountFields.tsx";
import { makeAccount, newId, type Opened } from "./commands.ts";
import { sayRefused } from "./say-refused.ts";
import { type Account, accountSchema } from "./schema.ts";
import { forgetTyped, keepTyped, typedBefore } from "./typed.ts";
import { useWords } from "./words.ts";

type MakeAccountProps = {
	/** Who wrote for the child, and what is known of it from there. */
	family?: string;
	known?: Partial<Account>;
	/** Said below the address that is known. */
	emailHint?: string;
	/** The id of its inquiry. */
	inquiry?: string;
	stopped: Stopped;
	onClose: () => void;
	/** Whatever came of it, the list may be another now. */
	onEnd: () => void;
};

// An account for somebody who did not sign up; then what they need to come in.
export function MakeAccount({
	family,
	known = {},
	emailHint,
	inquiry = "",
	stopped,
	onClose,
	onEnd,
}: MakeAccountProps) {
	const t = useWords();
	const lang = useLanguage();
	const [before] = useState(() => typedBefore(inquiry));
	const [id] = useState(() => before?.id ?? newId());
	const [opened, setOpened] = useState<Opened | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const form = useForm<Account>({
		resolver: zodResolver(accountSchema),
		defaultValues: { ...empty, language: lang, ...known, ...before?.account },
	});
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ values }) => keepTyped(inquiry, id, values),
			}),
		[form, inquiry, id],
	);
	const make = form.handleSubmit(async (account) => {
		setProblem(null);
		try {
			setOpened(await makeAccount(id, account, inquiry));
			forgetTyped(inquiry);
		} catch (error) {
			setProblem(sayRefused(form, error, { failed: t("make.failed"), noAnswer: t("make.noAnswer") }));
		}
		onEnd();
	});
	if (opened) return <AccountCard opened={opened} onClose={onClose} />;
	return (
		<AskDialog
			title={t("make.title")}
			action={t("make.do")}
			doing={t("make.doing")}
			problem={problem}
			stopped={stopped}
			onConfirm={make}
			onClose={onClose}
			onCancel={() => {
				forgetTyped(inquiry);
				onClose();
			}}
		>
			<p>{t("make.lead")}</p>
			<SelectField label={t("role")} {...form.register("role")}>
				<option value="student">{t("role.student")}</option>
				<option value="teacher">{t("role.teacher")}</option>
			</SelectField>
			<AccountFields
				form={form}
				hints={{
					name: family && t("make.family", { name: family }),
					email: (known.email && emailHint) || t("email.none"),
				}}
			/>
		</AskDialog>
	);
}

const empty: Omit<Account, "language"> = {
	role: "student",
	full_name: "",
	grade: "",
	email: "",
	parent_phone: "",
	other_phone: "",
};
