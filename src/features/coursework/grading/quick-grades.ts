const steps = [1, 2, 5, 10, 20, 25, 50, 100];

/** The whole scale of `max` points in at most twelve numbers, ascending: 0, 2, …, 20 or 0, 10, …, 100. */
export function quickGrades(max: number): number[] {
	const step = steps.find((one) => max / one <= 10) ?? 100;
	const scale = Array.from({ length: Math.floor(max / step) + 1 }, (_, at) => at * step);
	return max % step === 0 ? scale : [...scale, max];
}
