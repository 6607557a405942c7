// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { FileHereNote } from "./FileHereNote.tsx";
import type { FileHere } from "./queries.ts";

afterEach(() => {
	cleanup();
	localStorage.clear();
});

const mayCome = (byItself: "yes" | "no") =>
	localStorage.setItem("lead.files", JSON.stringify({ budget: 1_000_000, byItself }));

const part = { state: "coming", share: 0.4, chosen: false } as const;

const says = (file: FileHere, stopped: Stopped = null) => {
	cleanup();
	render(<FileHereNote file={file} stopped={stopped} />);
	return screen.getByText(/%$|first$/).textContent?.trim();
};

test("a file of which a part is here is downloading only where it may come", () => {
	mayCome("yes");
	expect(says({ ...part, byItself: true })).toBe("Downloading, 40%");
	expect(says({ ...part, byItself: true }, "offline")).toBe("Waiting for internet, 40%");
	expect(says({ ...part, byItself: true }, "ended")).toBe("Sign in first");
	mayCome("no");
	expect(says({ ...part, byItself: true })).toBe("Download paused, 40%");
	expect(says({ ...part, byItself: false })).toBe("Downloading, 40%");
});
