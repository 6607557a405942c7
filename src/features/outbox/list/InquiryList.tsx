import type { UnsentInquiry } from "#features/outbox/queries.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { type Go, ItemHead } from "./ItemHead.tsx";
import { placeOfInquiry } from "./item-place.ts";
import classes from "./OutboxList.module.css";
import { useWords } from "./words.ts";

// Inquiries that a signed-in person wrote to the centre. They are sent by themselves; what else can be done with them
// is done at their form.
export function InquiryList({ inquiries, onGo }: { inquiries: UnsentInquiry[]; onGo: Go }) {
	const t = useWords();
	if (inquiries.length === 0) return null;
	return (
		<section className={classes.part}>
			<h3>{t("outbox.inquiries")}</h3>
			<ul className={classes.rows}>
				{inquiries.map((inquiry) => (
					<li key={inquiry.id}>
						<ItemHead
							title={t(`inquiry.${inquiry.about.form}`)}
							about={[inquiry.body.parent_name, inquiry.body.grade]}
							place={placeOfInquiry(inquiry)}
							onGo={onGo}
						/>
						<StateNote state={inquiry.state} word={t(`state.${inquiry.state}`)} quiet />
					</li>
				))}
			</ul>
		</section>
	);
}
