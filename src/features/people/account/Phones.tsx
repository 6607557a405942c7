import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconPhone } from "@tabler/icons-react";
import type { Person } from "#features/people/queries.ts";
import { shownPhone } from "#ui/phone-number.ts";
import classes from "./Phones.module.css";
import { useWords } from "./words.ts";

// The numbers of the family: one tap to call, one to write.
export function Phones({ person: { parent_phone, other_phone } }: { person: Person }) {
	const t = useWords();
	const numbers = [parent_phone, other_phone].filter(Boolean);
	if (numbers.length === 0) return null;
	return (
		<ul className={classes.phones}>
			{numbers.map((number) => (
				<li key={number} className={classes.phone}>
					<Button
						component="a"
						size="sm"
						variant="default"
						href={`tel:${number}`}
						aria-label={t("call", { number: shownPhone(number) })}
						leftSection={<IconPhone size={18} stroke={2} aria-hidden />}
					>
						{shownPhone(number)}
					</Button>
					{number.startsWith("+") ? (
						<Button
							component="a"
							size="sm"
							variant="default"
							href={`https://wa.me/${number.slice(1)}`}
							target="_blank"
							rel="noreferrer"
							aria-label={t("write", { number: shownPhone(number) })}
							leftSection={<IconBrandWhatsapp size={18} stroke={2} aria-hidden />}
						>
							WhatsApp
						</Button>
					) : null}
				</li>
			))}
		</ul>
	);
}
