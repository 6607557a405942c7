import { type ReactNode, useState } from "react";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { AfterSending } from "./AfterSending.tsx";
import { Email, Grade, LongText, ParentName, Phone } from "./InquiryFields.tsx";
import classes from "./InquiryForm.module.css";
import { InquiryForm } from "./InquiryForm.tsx";
import { most } from "./schema.ts";
import { SentNote, UnsentInquiries } from "./UnsentInquiries.tsx";
import { useInquiry } from "./use-inquiry.ts";
import { useWords } from "./words.ts";

const nothingMore = () => {};

type JoinUsFormProps = {
	labelledBy: string;
	/** Shown below the form; `keeps` says whether this phone holds an inquiry. */
	below: (keeps: boolean) => ReactNode;
};

// The inquiry of a parent: five fields, kept while they are typed and sent when there is a network.
export function JoinUsForm({ labelledBy, below }: JoinUsFormProps) {
	const t = useWords();
	const inquiring = useInquiry("join-us", nothingMore);
	const { kept, after, again, form } = inquiring;
	const [others, setOthers] = useState(0);
	// Who writes is known; what is new begins with the child.
	useAutofocus(() => form.setFocus("grade"), others);
	const another = () => {
		again();
		setOthers(others + 1);
	};
	return (
		<>
			{after.pressed ? (
				<AfterSending of={inquiring} onAnother={another} />
			) : (
				<>
					<SentNote kept={kept} />
					<InquiryForm of={inquiring} labelledBy={labelledBy} submit={t("joinUs.submit")}>
						<div className={classes.pair}>
							<ParentName of={inquiring} label={t("parentName")} />
							<Grade of={inquiring} label={t("childGrade")} />
						</div>
						<div className={classes.pair}>
							<Email of={inquiring} label={t("email")} />
							<Phone of={inquiring} label={t("phone")} />
						</div>
						<LongText of={inquiring} name="message" label={t("message")} limit={most.message} />
					</InquiryForm>
				</>
			)}
			<UnsentInquiries kept={kept}>
				{after.pressed ? <SentNote kept={kept} thanked={after.pressed.stage === "arrived"} /> : null}
			</UnsentInquiries>
			{below((kept?.unsent.length ?? 0) > 0)}
		</>
	);
}
