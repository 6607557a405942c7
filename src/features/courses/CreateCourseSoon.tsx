import { Button } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { centre } from "#centre.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { useWords } from "./words.ts";

// The form is a later step. A form that does nothing would be worse than saying so.
export function CreateCourseSoon() {
	const t = useWords();
	return (
		<EmptyState prop={<FreehandIcon name="notebook" size={96} />} title={t("create.title")} next={t("create.text")}>
			<Button
				component="a"
				variant="default"
				href={`https://wa.me/${centre.whatsapp}?text=${encodeURIComponent(t("create.greeting"))}`}
				leftSection={<IconBrandWhatsapp size={20} stroke={2} aria-hidden />}
			>
				{t("create.whatsapp")}
			</Button>
		</EmptyState>
	);
}
