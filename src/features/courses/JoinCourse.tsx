export function JoinCourse(_: { offered: string }) {
	return null;
}
