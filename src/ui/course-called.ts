/** A course as it is named where nothing else tells it from another of the same title. Its code may be missing. */
export const courseCalled = ({ title, code }: { title: string; code: string }): string =>
	code ? `${title} · ${code}` : title;
