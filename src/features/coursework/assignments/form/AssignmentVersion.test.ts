// @vitest-environment happy-dom
// The two versions between which a teacher decides: whatever an edit can change is seen in them.
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import type { AssignmentWords } from "#features/coursework/assignments/mutations.ts";
import { otherWords } from "#support/assignment-words.ts";
import { AssignmentVersion } from "./AssignmentVersion.tsx";

afterEach(cleanup);

const words: AssignmentWords = { title: "Fractions", instructions: "", max_points: 20, due_at: null };

/** What is seen of a version with these words. */
function seenOf(shown: AssignmentWords): string | null {
	render(
		createElement(
			MantineProvider,
			null,
			createElement(AssignmentVersion, { name: "Mine", words: shown, courseId: "" }),
		),
	);
	const { textContent } = screen.getByText("Mine").closest("section") ?? document.body;
	cleanup();
	return textContent;
}

test.each(Object.entries(otherWords))("a version with another %s is seen to be another", (field, value) => {
	expect(seenOf({ ...words, [field]: value })).not.toBe(seenOf(words));
});
