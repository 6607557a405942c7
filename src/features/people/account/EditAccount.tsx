import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import type { DialogProps } from "#features/people/asking.ts";
import { useCalled } from "#features/people/called.ts";
import type { Person } from "#features/people/queries.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import { shownPhone } from "#ui/phone-number.ts";
import { AccountFields } from "./AccountFields.tsx";
import { editAccount } from "./commands.ts";
import { sayRefused } from "./say-refused.ts";
import { type Account, accountSchema, changesOf } from "./schema.ts";
import { changedBefore, forgetChanged, keepChanged } from "./typed.ts";
import { useWords } from "./words.ts";

type EditAccountProps = DialogProps & { person: Person };

// What was typed wrongly, or is another by now. Only what is changed here is sent: another admin may mend the rest. Where a
// password was mailed to an address that is mended, the server gives another one, which is shown.
export function EditAccount({ person, stopped, onAsk, onClose, onEnd }: EditAccountProps) {
	const t = useWords();
	const called = useCalled()(person);
	const [problem, setProblem] = useState<string | null>(null);
	const [before] = useState(() => accountOf(person));
	const [typed] = useState(() => changedBefore(person.id, before));
	const form = useForm<Account>({ resolver: zodResolver(accountSchema), defaultValues: typed ?? before });
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ values }) => keepChanged(person.id, before, values),
			}),
		[form, person.id, before],
	);
	const cancel = () => {
		forgetChanged(person.id);
		onClose();
	};
	const save = form.handleSubmit(async (account) => {
		setProblem(null);
		const { changed, replaces } = changesOf(before, account);
		if (Object.keys(changed).length === 0) return cancel();
		try {
			const { username, password, mail } = await editAccount(person, changed, replaces);
			cancel();
			// The card says it all, and a notice would lie under it.
			if (password) onAsk({ kind: "set", person: { ...person, ...account, username }, password, mail });
			else {
				toast.success(
					t("edit.done", { name: account.full_name }),
					username ? { description: t("edit.userName", { username }), duration: Number.POSITIVE_INFINITY } : {},
				);
			}
		} catch (error) {
			setProblem(sayRefused(form, error, { failed: t("edit.failed") }));
		}
		onEnd();
	});
	return (
		<AskDialog
			title={t("edit.title", { name: called })}
			action={t("edit.do")}
			doing={t("edit.doing")}
			problem={problem}
			stopped={stopped}
			onConfirm={save}
			onClose={onClose}
			onCancel={cancel}
		>
			{typed ? <p>{t("edit.typed")}</p> : null}
			<AccountFields
				form={form}
				hints={{
					name: t("edit.text"),
					email: person.password_mailed ? `${t("email.change")} ${t("email.mailed")}` : t("email.change"),
				}}
			/>
		</AskDialog>
	);
}

const accountOf = ({ name, full_name, parent_phone, other_phone, ...person }: Person): Account => ({
	role: person.role,
	full_name: name || full_name,
	grade: person.grade,
	email: person.email,
	language: person.language,
	parent_phone: shownPhone(parent_phone),
	other_phone: shownPhone(other_phone),
});
