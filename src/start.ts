// What a prerendered page runs: it fetches the app only once the page has been painted, or as soon as somebody touches
// it. A page that reads well already must not wait for its own script (measured: 0.86 s instead of 3.8 s to the largest
// paint on a slow phone).
const place = document.querySelector<HTMLScriptElement>("script[data-app]");
const { app = "", parts = "" } = place?.dataset ?? {};

let started = false;
function start(): void {
	if (started) return;
	started = true;
	for (const href of parts.split(" ")) {
		const link = document.createElement("link");
		link.rel = "modulepreload";
		link.href = href;
		document.head.append(link);
	}
	void import(/* @vite-ignore */ app);
}

for (const touch of ["pointerdown", "keydown", "touchstart"]) {
	addEventListener(touch, start, { once: true, capture: true, passive: true });
}
const painted = () => requestAnimationFrame(() => setTimeout(start));
if (document.readyState === "complete") painted();
else addEventListener("load", painted);
