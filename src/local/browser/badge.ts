/** Shows on the icon of the installed app how much waits or is new. Silent where there is no icon to show it on. */
export async function showBadge(count: number): Promise<void> {
	if (!("setAppBadge" in navigator)) return;
	await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
