// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeFileSettings, mayComeByThemselves, readFileSettings, watchFileSettings } from "./settings.ts";

const megabyte = 1024 * 1024;

beforeEach(() => localStorage.clear());
afterEach(() => {
	vi.restoreAllMocks();
	onLine(undefined);
});

/** What the browser says of the line; undefined for a browser that says nothing. */
function onLine(line: { type?: string; saveData?: boolean } | undefined): void {
	Object.defineProperty(navigator, "connection", { value: line, configurable: true });
}

test("at first files have 100 MB, and on a line that may cost money their person is to be asked", () => {
	expect(readFileSettings()).toEqual({ budget: 100 * megabyte, byItself: "ask" });
	for (const line of [undefined, {}, { type: "cellular" }, { type: "unknown" }, { type: "wifi", saveData: true }]) {
		onLine(line);
		expect(mayComeByThemselves(), JSON.stringify(line)).toBe("ask");
	}
});

test("over Wi-Fi or a cable they come without a question, which is left for the day of another line", () => {
	for (const type of ["wifi", "ethernet"]) {
		onLine({ type });
		expect(mayComeByThemselves()).toBe("yes");
	}
	expect(readFileSettings().byItself).toBe("ask");
	onLine({ type: "cellular" });
	expect(mayComeByThemselves()).toBe("ask");
});

test.each(["yes", "no"] as const)("who was asked once and said %s is not asked again, on any line", (byItself) => {
	changeFileSettings({ byItself });
	for (const line of [undefined, { type: "cellular" }, { type: "wifi" }, { type: "wifi", saveData: true }]) {
		onLine(line);
		expect(mayComeByThemselves()).toBe(byItself);
	}
});

test("one change leaves the others, outlives the page and is told to whoever watches, also by another tab", () => {
	const heard = vi.fn();
	const end = watchFileSettings(heard);
	changeFileSettings({ budget: 25 * megabyte });
	changeFileSettings({ byItself: "no" });
	expect(JSON.parse(localStorage.getItem("lead.files") ?? "")).toEqual({ budget: 25 * megabyte, byItself: "no" });
	expect(heard).toHaveBeenCalledTimes(2);
	localStorage.setItem("lead.files", JSON.stringify({ budget: 50 * megabyte, byItself: "yes" }));
	window.dispatchEvent(new StorageEvent("storage", { key: "lead.files" }));
	expect(heard).toHaveBeenCalledTimes(3);
	expect(readFileSettings()).toEqual({ budget: 50 * megabyte, byItself: "yes" });
	end();
	changeFileSettings({ byItself: "no" });
	expect(heard).toHaveBeenCalledTimes(3);
});

test("the same settings are the same object, so that nothing is drawn again for them", () => {
	changeFileSettings({ byItself: "yes" });
	expect(readFileSettings()).toBe(readFileSettings());
});

test.each(["", "{", "null", '{"budget":"much","byItself":"yes"}', '{"budget":5}'])(
	"a storage that holds %j counts as none",
	(stored) => {
		localStorage.setItem("lead.files", stored);
		expect(readFileSettings()).toEqual({ budget: 100 * megabyte, byItself: "ask" });
	},
);

test("where the browser refuses its storage, what was chosen lasts as long as the page", () => {
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
	changeFileSettings({ byItself: "no", budget: 50 * megabyte });
	expect(readFileSettings()).toEqual({ byItself: "no", budget: 50 * megabyte });
	expect(mayComeByThemselves()).toBe("no");
});

function refuse(): never {
	throw new DOMException("refused", "SecurityError");
}
