import { Button, Pagination } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useLanguage } from "#i18n/i18n.ts";
import { grouped } from "#ui/numbers.ts";
import { useWords } from "#ui/words.ts";
import classes from "./Pager.module.css";

type PagerProps = { page: number; pages: number; disabled: boolean; onGo: (page: number) => void };

// Below a list of several pages.
export function Pager({ page, pages, disabled, onGo }: PagerProps) {
	const t = useWords();
	const lang = useLanguage();
	if (pages <= 1) return null;
	return (
		<nav aria-label={t("pages")}>
			<Pagination.Root
				unstyled
				className={classes.pager ?? ""}
				value={page}
				total={pages}
				disabled={disabled}
				onChange={onGo}
			>
				<Pagination.Previous
					renderRoot={(control) => (
						<Button {...control} variant="default" size="compact-md">
							<IconChevronLeft size={18} stroke={2} aria-hidden />
							{t("previous")}
						</Button>
					)}
				/>
				<p className={classes.at}>{t("pageOf", { page: grouped(page, lang), pages: grouped(pages, lang) })}</p>
				<Pagination.Next
					renderRoot={(control) => (
						<Button {...control} variant="default" size="compact-md">
							{t("next")}
							<IconChevronRight size={18} stroke={2} aria-hidden />
						</Button>
					)}
				/>
			</Pagination.Root>
		</nav>
	);
}
