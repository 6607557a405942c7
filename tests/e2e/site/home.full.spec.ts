// What a parent finds on Home without a scroll.
import { expect, test } from "#support/browser/test.ts";

test("the first screen of a phone says price and hours, and leads to their answers, the questions and the form", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 360, height: 740 } });
	for (const { address, words } of [
		{
			address: "/",
			words: {
				price: /\$200 a month after school, clubs included/,
				hours: /2:30\sPM – 8:30\sPM Monday to Friday/,
				questions: "Questions parents ask",
				book: "Book Free Assessment",
			},
		},
		{
			address: "/fr/",
			words: {
				price: /200\s\$ par mois après l’école, clubs compris/,
				hours: /14\sh\s30 – 20\sh\s30 du lundi au vendredi/,
				questions: "Les questions des parents",
				book: "Réserver une évaluation gratuite",
			},
		},
	]) {
		await page.goto(server.url + address);
		const ways = { [String(words.price)]: "/faq#q-tuition", [String(words.hours)]: "/faq#q-hours" };
		for (const name of [words.price, words.hours, words.questions, words.book]) {
			const link = page.getByRole("main").getByRole("link", { name }).first();
			await expect(link).toBeInViewport({ ratio: 1 });
			const to = ways[String(name)];
			if (to) await expect(link).toHaveAttribute("href", to);
		}
	}
	await page.getByRole("link", { name: /200\s\$ par mois/ }).click();
	await expect(page.getByText("Le soutien après l’école coûte 200\u00a0$ par mois")).toBeInViewport();
});
