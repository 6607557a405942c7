// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { SubjectLine } from "./SubjectBadge.tsx";

const draw = (text: string) => render(<SubjectLine subject="Languages" text={text} />).container;

test("an Arabic title of a course has its own direction, and its code stays at its side", () => {
	const line = draw("اللغة العربية · AR-6");
	expect(line.querySelector("bdi")?.textContent).toBe("اللغة العربية");
	expect(line.textContent).toBe("اللغة العربية · AR-6");
});

test("a title with a dot of its own is not taken apart there, and one without a code stands alone", () => {
	expect(draw("Science · Biology · SCI-6").querySelector("bdi")?.textContent).toBe("Science · Biology");
	expect(draw("Science").textContent).toBe("Science");
});
