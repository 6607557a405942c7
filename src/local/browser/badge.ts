/** Shows on the icon of the installed app how many items wait. Silent where there is no icon to show it on. */
export async function showBadge(waiting: number): Promise<void> {
	if (!("setAppBadge" in navigator)) return;
	await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
}
